import { useState } from 'react';
import { cardFormWords } from '../../../content/admin/cards.ts';
import { formWords } from '../../../content/admin/publishing.ts';
import { cardLimits } from '../../../contract/card-limits.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { ManagedImage } from '../../../contract/homepage.ts';
import { ResultNotice } from '../../forms/notice.tsx';
import type { Form } from '../../forms/use-form.ts';
import { Field } from '../../ui/field.tsx';
import type { CardWords, Typed } from './card-words.ts';
import { ImageField } from './image-field.tsx';

type CardFieldsProps = { kind: CardKind; words?: CardWords; typed?: Typed; picture?: ManagedImage; form: Form };

/** Fields of a banner or service card; prefilled when editing. */
export function CardFields({ kind, words, typed, picture, form }: CardFieldsProps) {
  const { errors, progress } = form;
  const [decorative, setDecorative] = useState(words?.decorative ?? false);
  const now = typed?.words ?? words;
  const count = (name: keyof typeof cardLimits) => <Count now={[...(now?.[name] ?? '')].length} max={cardLimits[name]} />;
  const isOtherPicture = typed?.file !== undefined && now?.alt !== '' && now?.alt === words?.alt;
  return (
    <div className="form">
      <ResultNotice form={form} />
      <Field
        label={cardFormWords.title}
        name="title"
        required
        defaultValue={words?.title}
        error={errors.title}
        aside={count('title')}
        autoComplete="off"
      />
      {kind === 'service' ? (
        <Field
          label={cardFormWords.slogan}
          name="slogan"
          required
          defaultValue={words?.slogan}
          error={errors.slogan}
          aside={count('slogan')}
          autoComplete="off"
        />
      ) : null}
      <Field
        label={cardFormWords.description}
        name="description"
        required
        multiline
        defaultValue={words?.description}
        error={errors.description}
        aside={count('description')}
      />
      <ImageField current={picture} error={errors.image} />
      <div className="field">
        <Field
          label={cardFormWords.alt}
          name="alt"
          defaultValue={words?.alt}
          disabled={decorative}
          error={errors.alt}
          autoComplete="off"
          hint={picture && isOtherPicture ? cardFormWords.newImage : cardFormWords.altHint}
          aside={count('alt')}
        />
        <label className="check">
          <input
            type="checkbox"
            name="decorative"
            value="1"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          {cardFormWords.decorative}
        </label>
      </div>
      <UploadProgress share={progress} />
    </div>
  );
}

const Count = ({ now, max }: { now: number; max: number }) => (
  <span className={now > max ? 'char-count over' : 'char-count'}>{formWords.count(now, max)}</span>
);

/** Upload progress. Screen readers hear its two stages, not every percent. */
function UploadProgress({ share }: { share?: number }) {
  const hasLeft = share === 1;
  return (
    <div className="upload-progress" role="status">
      {share === undefined ? null : (
        <>
          <progress aria-label={cardFormWords.upload} max={1} value={hasLeft ? undefined : share} />
          <span>{hasLeft ? cardFormWords.preparing : cardFormWords.uploading}</span>
        </>
      )}
    </div>
  );
}
