import { useEffect, useRef, useState } from 'react';
import { contactFiles as words } from '../../content/labels/forms.ts';
import { attachmentAccept } from '../../contract/attachments.ts';
import type { SendWithFiles } from '../api/contact.ts';
import { unreachable } from '../api/request.ts';
import type { Sending } from '../api/upload.ts';
import { Field } from '../ui/field.tsx';

/** The rest of the code, which few visitors need: it is loaded with the first file. */
type Chosen = typeof import('./chosen-files.tsx');
const load = () => import('./chosen-files.tsx');
/** An empty input gives a file without a name. */
const isFile = (value: FormDataEntryValue | null) => value instanceof File && value.name !== '';
type List = { files: File[]; code?: Chosen };

export type ContactFilesState = ReturnType<typeof useContactFiles>;

/** Files beside a message. The input holds them: without JavaScript, and before it has started, the browser sends them itself. */
export function useContactFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<List>({ files: [] });

  /** A second choice adds to the first one. */
  async function choose() {
    const added = [...(input.current?.files ?? [])];
    const code = list.code ?? (await load().catch(() => undefined));
    if (!input.current || !code) return; // not loaded: the input names its files itself
    setList({ code, files: code.keep(input.current, list.files, added) });
  }

  // Files may have been chosen before React had started.
  const first = useRef(choose);
  useEffect(() => {
    if (input.current?.files?.length) void first.current();
  }, []);

  return {
    input,
    ...list,

    choose,
    remove(file: File) {
      if (!input.current || !list.code) return;
      const rest = list.files.filter((each) => each !== file);
      setList({ ...list, files: list.code.keep(input.current, rest) });
      input.current.focus();
    },
    clear: () => setList({ ...list, files: [] }),

    check: (form: HTMLFormElement): Record<string, string> => list.code?.faults(form) ?? {},
    sender: (sending: Sending & { data: FormData }): SendWithFiles | undefined =>
      isFile(sending.data.get('files'))
        ? async (...args) => {
            const code = await load().catch(() => {
              throw unreachable();
            });
            return code.sender(sending)(...args);
          }
        : undefined,
    progressText: (share?: number) => (share && list.files.length ? words.sending(Math.round(share * 100)) : undefined),
  };
}

export function ContactFiles({ files, error }: { files: ContactFilesState; error?: string }) {
  const List = files.code?.ChosenFiles;
  return (
    <>
      <Field
        ref={files.input}
        label={words.label}
        hint={words.hint}
        name="files"
        type="file"
        multiple
        accept={attachmentAccept}
        error={error}
        onChange={files.choose}
      />
      {List && files.files.length ? <List files={files.files} onRemove={files.remove} /> : null}
    </>
  );
}
