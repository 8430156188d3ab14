import type { ShownPicture } from '../../contract/words.ts';

/** In tenths, for the stylesheet: the page's policy forbids style attributes. */
const tenths = (part: number) => Math.round(part * 10);
const focusData = (focus?: { x: number; y: number }) =>
  focus && { 'data-focus-x': tenths(focus.x), 'data-focus-y': tenths(focus.y) };

type UploadedPictureProps = ShownPicture & {
  sizes: string;
  /** For a picture of the first view; any other is loaded when it comes near. */
  priority?: 'high' | 'low';
};

/** An uploaded picture in the best size and format; a crop keeps its focus visible. */
export function UploadedPicture({ image, alt, focus, sizes, priority }: UploadedPictureProps) {
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
        {...(priority ? { fetchPriority: priority } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
