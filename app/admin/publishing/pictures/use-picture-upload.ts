import { useCallback, useState } from 'react';
import type { UploadedImage } from '../../../../contract/entries.ts';
import { addImage } from '../../../api/entries.ts';
import { useAdminCall } from '../../shell/session.ts';

export type Uploading = { id: number; name: string; share: number };

let last = 0;

/** Uploads pictures, several at once, each with its progress from 0 to 1. */
export function usePictureUpload() {
  const call = useAdminCall();
  const [uploading, setUploading] = useState<Uploading[]>([]);

  const upload = useCallback(
    async (file: File): Promise<UploadedImage> => {
      last += 1;
      const id = last;
      const onProgress = (share: number) => setUploading((all) => all.map((one) => (one.id === id ? { ...one, share } : one)));
      setUploading((all) => [...all, { id, name: file.name, share: 0 }]);
      try {
        return await call(addImage(file, { onProgress, signal: new AbortController().signal }));
      } finally {
        setUploading((all) => all.filter((one) => one.id !== id));
      }
    },
    [call],
  );
  return { upload, uploading };
}

/** The pictures of a paste or a drop. */
export const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
