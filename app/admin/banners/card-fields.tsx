import { useEffect, useRef, useState } from 'react';
import type { CardKind } from '../../../contract/cards.ts';
import type { Card } from '../../api/cards.ts';
import { Field, FormNotice } from '../../ui/field.tsx';
import { ImageField } from './image-field.tsx';
import type { Failure } from './sending.ts';

/** The fields of a banner or service card; an update's are filled with what is stored. */
export function CardFields({
  kind,
  item,
  failure,
  share,
}: {
  kind: CardKind;
  item?: Partial<Card>;
  failure?: Failure;
  share?: number;
}) {
  const [decorative, setDecorative] = useState(item?.decorative ?? false);
  const box = useRef<HTMLDivElement>(null);
  const errors = failure?.fields ?? {};
  const hasFieldErrors = Object.keys(errors).length > 0;

  const attempt = failure?.attempt;
  useEffect(() => {
    if (attempt) box.current?.querySelector<HTMLElement>('[aria-invalid="true"], .notice')?.focus();
  }, [attempt]);

  return (
    <div ref={box} className="form">
      {failure && !hasFieldErrors ? <FormNotice tone="danger">{failure.text}</FormNotice> : null}
      <Field label="Title" name="title" required defaultValue={item?.title} error={errors.title} autoComplete="off" />
      {kind === 'service' ? (
        <Field label="Slogan" name="slogan" required defaultValue={item?.slogan} error={errors.slogan} autoComplete="off" />
      ) : null}
      <Field
        label="Description"
        name="description"
        required
        multiline
        defaultValue={item?.description}
        error={errors.description}
      />
      <ImageField current={item?.picture} error={errors.image} />
      <div className="field">
        <Field
          label="Alt text"
          name="alt"
          defaultValue={item?.alt}
          disabled={decorative}
          error={errors.alt}
          autoComplete="off"
          hint="What somebody would miss who cannot see the picture. You can add it later."
        />
        <label className="check">
          <input
            type="checkbox"
            name="decorative"
            value="1"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          Decorative only
        </label>
      </div>
      <UploadProgress share={share} />
    </div>
  );
}

/** How far the upload is; a screen reader hears its two stages, not every percent. */
function UploadProgress({ share }: { share?: number }) {
  const hasLeft = share === 1;
  return (
    <div className="upload-progress" role="status">
      {share === undefined ? null : (
        <>
          <progress aria-label="Upload" max={1} value={hasLeft ? undefined : share} />
          <span>{hasLeft ? 'Preparing the image…' : 'Uploading…'}</span>
        </>
      )}
    </div>
  );
}
