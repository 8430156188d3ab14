import type { ManagedImage } from '../../../contract/homepage.ts';

/** Thumbnail of a list entry, with a placeholder until it has loaded. */
export function Thumb({ picture, alt }: { picture: ManagedImage; alt: string }) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 768px) 216px, 100vw" />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={picture.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
      />
    </picture>
  );
}
