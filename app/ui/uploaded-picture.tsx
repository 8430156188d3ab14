import type { ShownPicture } from '../../contract/words.ts';

/** In tenths, for the stylesheet: the page's policy forbids style attributes. */
const tenths = (part: number) => Math.round(part * 10);
export const focusData = (focus?: { x: number; y: number }) =>
  focus && { 'data-focus-x': tenths(focus.x), 'data-focus-y': tenths(focus.y) };

/** An uploaded picture in the best size and format; a crop keeps its focus visible. */
export function UploadedPicture({ image, alt, focus, sizes, first = false }: ShownPicture & { sizes: string; first?: boolean }) {
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
        {...focusData(focus)}
        {...(first ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
