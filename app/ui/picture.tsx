// Artwork is in app/art; the build serves it below one URL that changes with any picture.
declare const ART_BASE: string;

export const artUrl = (file: string) => `${ART_BASE}/${file}`;

const widths = [640, 1280, 1920] as const;
const set = (art: string, type: string, sizes: readonly number[]) =>
  sizes.map((width) => `${artUrl(`${art}-${width}.${type}`)} ${width}w`).join(', ');

/**
 * A hero image: portrait on phones, landscape elsewhere. The first one on a page loads eagerly, but with lower priority than text
 * and fonts, since it is decorative.
 */
export function HeroPicture({ art, first = false }: { art: string; first?: boolean }) {
  return (
    <picture>
      <source media="(max-width: 767px)" type="image/avif" srcSet={artUrl(`${art}-tall.avif`)} />
      <source media="(max-width: 767px)" type="image/webp" srcSet={artUrl(`${art}-tall.webp`)} />
      <source type="image/avif" srcSet={set(art, 'avif', widths.slice(1))} sizes="100vw" />
      <img
        src={artUrl(`${art}-1280.webp`)}
        srcSet={set(art, 'webp', widths.slice(1))}
        sizes="100vw"
        width="1280"
        height="720"
        alt=""
        decoding="async"
        {...(first ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

/** A 16:9 picture inside a card or panel. */
export function ArtPicture({ art, sizes = '(min-width: 768px) 33vw, 100vw' }: { art: string; sizes?: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={set(art, 'avif', widths.slice(0, 2))} sizes={sizes} />
      <img src={artUrl(`${art}-640.webp`)} width="640" height="360" alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
