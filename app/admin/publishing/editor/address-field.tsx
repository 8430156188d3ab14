import { editorWords } from '../../../../content/admin/publishing.ts';
import type { FullEntry } from '../../../api/entries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FieldFrame } from '../form/field-frame.tsx';

type AddressFieldProps = { entry?: FullEntry; slug?: string; onChange: (slug: string) => void };

/** The last part of the address. That of a built-in entry is fixed. */
export function AddressField({ entry, slug = '', onChange }: AddressFieldProps) {
  const link = entry?.live != null ? entry.path : undefined;
  return (
    <div className="address">
      {entry?.builtIn ? null : (
        <FieldFrame path="slug" label={editorWords.address} help={editorWords.addressHint}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={slug}
              onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-'))}
            />
          )}
        </FieldFrame>
      )}
      {link ? (
        <a className="more" href={link} target="_blank" rel="noopener">
          {editorWords.view} <Icon name="external-link" />
        </a>
      ) : null}
    </div>
  );
}
