import { useState } from 'react';
import { contactFiles as words } from '../../content/labels/forms.ts';
import { attachmentLimits } from '../../contract/attachments.ts';
import type { ContactReceipt } from '../../contract/contact.ts';
import { publicPaths } from '../../contract/public-paths.ts';
import type { SendWithFiles } from '../api/contact.ts';
import { type Sending, upload } from '../api/upload.ts';
import { Button } from '../ui/button.tsx';

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Puts files into the input, those that are there twice once, and returns what it holds. */
export function keep(input: HTMLInputElement, kept: File[], added: File[] = []): File[] {
  const files = [...kept, ...added.filter((file) => !kept.some((other) => isSame(file, other)))];
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true })); // the form looks at its errors again
  return files;
}

const filesIn = (form: HTMLFormElement) => new FormData(form).getAll('files').filter((file) => file instanceof File && file.name);

/** What would only be learnt after a long upload. The server judges the rest. */
export function faults(form: HTMLFormElement): Record<string, string> {
  const files = filesIn(form) as File[];
  if (files.length > attachmentLimits.files) return { files: words.tooMany };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > attachmentLimits.bytes ? { files: words.tooLarge } : {};
}

export const sender =
  ({ data, onProgress, signal }: Sending & { data: FormData }): SendWithFiles =>
  (values, headers) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    for (const file of data.getAll('files')) form.append('files', file);
    return upload<ContactReceipt>(publicPaths.contact, { form, headers, onProgress, signal });
  };

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type Props = { files: File[]; onRemove: (file: File) => void };

export function ChosenFiles({ files, onRemove }: Props) {
  const [said, setSaid] = useState('');
  return (
    <>
      <ul className="chosen-files" aria-label={words.list}>
        {files.map((file) => (
          <li key={file.name + file.size + file.lastModified}>
            <span dir="auto">{file.name}</span> <span>{size(file.size)}</span>
            <Button
              look="ghost"
              size="sm"
              aria-label={`${words.remove} ${file.name}`}
              onClick={() => {
                onRemove(file);
                setSaid(words.removed(file.name));
              }}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}
