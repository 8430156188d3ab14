import { type ComponentProps, useState } from 'react';

/** Where uploads lie: of the library, and those of banners and service cards. */
const folders = ['images', 'banners', 'services'];

type StoredImageProps = Omit<ComponentProps<'img'>, 'src'> & { image: string };

/** An uploaded picture by the file name that content holds. The name does not say the folder, so each is tried. */
export function StoredImage({ image, alt = '', ...rest }: StoredImageProps) {
  const [at, setAt] = useState({ image, folder: 0 });
  const folder = at.image === image ? at.folder : 0;
  return (
    <img
      {...rest}
      alt={alt}
      src={`/uploads/${folders[folder]}/${image}`}
      onError={() => folder < folders.length - 1 && setAt({ image, folder: folder + 1 })}
    />
  );
}
