import { useId, useState } from 'react';
import { cardFormWords } from '../../../content/admin/cards.ts';
import type { ManagedImage } from '../../../contract/homepage.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useObjectUrl } from './object-url.ts';

/** Narrower pictures look blurred where they fill the window. */
const sharpWidth = 1200;

/** Image picker with preview. The input covers the whole box, so files can be dropped on it. */
export function ImageField({ current, error }: { current?: ManagedImage; error?: string }) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const [small, setSmall] = useState('');
  const chosen = useObjectUrl(file);

  const hint = current ? cardFormWords.imageStays : cardFormWords.imageHint;
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setSmall(naturalWidth < sharpWidth ? cardFormWords.smallImage(naturalWidth, naturalHeight) : '');

  return (
    <div className="field">
      <label htmlFor={id}>
        {cardFormWords.image}
        {current ? (
          <span className="optional">{cardFormWords.optional}</span>
        ) : (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={isOver ? 'drop-zone over' : 'drop-zone'}>
        {chosen || current ? (
          <img
            src={chosen || current?.src}
            width="168"
            height="95"
            alt=""
            onLoad={({ currentTarget }) => measure(currentTarget)}
          />
        ) : (
          <NoImage />
        )}
        <div>
          <span className="btn btn-ghost btn-sm" aria-hidden="true">
            <Icon name="upload" />
            {cardFormWords.chooseImage}
          </span>
          <p className="hint" id={`${id}-hint`}>
            {file ? `${file.name}, ${sizeOf(file.size)}. ${small}` : hint}
          </p>
        </div>
        <input
          id={id}
          type="file"
          name="image"
          accept="image/*"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => setFile(event.target.files?.[0])}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </div>
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}

const NoImage = () => (
  <span className="no-image">
    <Icon name="image-plus" />
  </span>
);

const sizeOf = (bytes: number) => (bytes < 2 ** 20 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`);
