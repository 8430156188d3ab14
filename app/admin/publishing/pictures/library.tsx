import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureWords } from '../../../../content/admin/publishing.ts';
import type { LibraryImage } from '../../../../contract/entries.ts';
import { listImages } from '../../../api/entries.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, FormNotice } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadedList } from '../../shell/panel.tsx';
import { useDebounced } from '../../shell/use-debounced.ts';
import { errorText, useLoaded } from '../../shell/use-loaded.ts';
import { imagesIn, usePictureUpload } from './use-picture-upload.ts';

type LibraryProps = {
  /** What is below each picture. */
  children: (image: LibraryImage, refresh: () => Promise<void>) => ReactNode;
  /** Called with each finished upload. */
  onUploaded?: (image: { image: string; alt: string }) => void;
  /** Paste is listened to on the whole window while it is shown. */
  takesPaste?: boolean;
};

/** The pictures there are, with search and upload by button, drop or paste. */
export function Library({ children, onUploaded, takesPaste = false }: LibraryProps) {
  const [search, setSearch] = useState('');
  const [more, setMore] = useState<{ images: LibraryImage[]; next: string | null }>();
  const [problems, setProblems] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const asked = useDebounced(search);
  const load = async (wanted: string) => {
    const page = await listImages(wanted);
    setMore(undefined);
    return page;
  };
  const { loaded, refresh, retry } = useLoaded(load, pictureWords.logFetch, asked);
  const { upload, uploading } = usePictureUpload();
  const chooser = useRef<HTMLInputElement>(null);

  async function add(files: File[]) {
    setProblems([]);
    await Promise.all(
      files.map(async (file) => {
        try {
          const added = await upload(file);
          onUploaded?.(added);
        } catch (error) {
          setProblems((all) => [...all, `${file.name}: ${errorText(error)}`]);
        }
      }),
    );
    await refresh();
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = imagesIn(event.clipboardData);
    if (files.length) void add(files);
  });
  useEffect(() => {
    if (!takesPaste) return;
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [takesPaste]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without a pointer
    <div
      className={isOver ? 'library over' : 'library'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void add(imagesIn(event.dataTransfer));
      }}
    >
      <div className="library-head">
        <Field
          label={pictureWords.search}
          name="search"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button onClick={() => chooser.current?.click()}>
          <Icon name="upload" /> {pictureWords.upload}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={pictureWords.upload}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <p className="hint">{pictureWords.uploadHint}</p>
      <div role="status" className="uploads">
        {uploading.map(({ id, name, share }) => (
          <p key={id}>
            <progress max={1} value={share === 1 ? undefined : share} aria-label={name} />{' '}
            {pictureWords.uploading(name, Math.round(share * 100))}
          </p>
        ))}
      </div>
      {problems.map((problem) => (
        <FormNotice key={problem} tone="danger">
          {problem}
        </FormNotice>
      ))}
      <LoadedList loaded={loaded} what={pictureWords.what} onRetry={retry}>
        {(first) => {
          const images = [...first.images, ...(more?.images ?? [])];
          const next = more ? more.next : first.next;
          if (!images.length) return <EmptyState title={pictureWords.empty} text={pictureWords.emptyText} />;
          return (
            <>
              <ul className="pictures">
                {images.map((image) => (
                  <li key={image.image}>{children(image, refresh)}</li>
                ))}
              </ul>
              {next ? (
                <Button
                  look="ghost"
                  onClick={async () => {
                    const page = await listImages(search, next);
                    setMore({ images: [...(more?.images ?? []), ...page.images], next: page.next });
                  }}
                >
                  {pictureWords.older}
                </Button>
              ) : null}
            </>
          );
        }}
      </LoadedList>
    </div>
  );
}
