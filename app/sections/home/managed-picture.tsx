/** An image an administrator uploaded, in the sizes and types the server made of it. */
export type ManagedImage = {
  src: string;
  width: number;
  height: number;
  placeholder: string;
  sources: { type: string; srcSet: string }[];
};

/** A banner or service card of the back office, as the homepage shows it. */
export type ManagedContent = {
  id: string;
  title: string;
  slogan?: string;
  description: string;
  alt: string;
  image: ManagedImage;
};

/** Its small preview lies below the picture until that has arrived. */
export function ManagedPicture({
  alt,
  image,
  sizes,
  priority = false,
}: {
  alt: string;
  image: ManagedImage;
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
          {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    </>
  );
}
