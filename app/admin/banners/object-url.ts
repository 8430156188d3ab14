import { useEffect, useState } from 'react';

/** An object URL for a file, revoked when the file changes. */
export function useObjectUrl(file?: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return setUrl('');
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
