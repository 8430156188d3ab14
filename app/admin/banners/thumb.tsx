import type { ManagedImage } from '../../../contract/homepage.ts';

/** The picture of a list entry; a tiny preview lies behind it until it has arrived. */
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
