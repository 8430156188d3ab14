import type { ManagedImage } from '../../../contract/homepage.ts';
import { focusData } from '../../ui/uploaded-picture.tsx';

/** Shows a placeholder until the picture has loaded. */
export function ManagedPicture({
  alt,
  image,
  focus,
  sizes,
  priority = false,
}: {
  alt: string;
  image: ManagedImage;
  focus?: { x: number; y: number };
  sizes: string;
  priority?: boolean;
}) {
  return (
    <>
      {image.placeholder ? <img src={image.placeholder} alt="" /> : null}
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
          {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    </>
  );
}
