import type { ComponentProps } from 'react';
import type { ManagedImage } from '../../../contract/homepage.ts';
import { UploadedPicture } from '../../ui/uploaded-picture.tsx';

/** Shows a placeholder until the picture has loaded. */
export function ManagedPicture({ image, ...props }: ComponentProps<typeof UploadedPicture> & { image: ManagedImage }) {
  return (
    <>
      {image.placeholder ? <img src={image.placeholder} alt="" /> : null}
      <UploadedPicture image={image} {...props} />
    </>
  );
}
