import { useMemo, useRef, useState } from 'react';
import { editorWords, publishingWords } from '../../../../content/admin/publishing.ts';
import type { EntryKind } from '../../../../contract/entries.ts';
import type { FullEntry } from '../../../api/entries.ts';
import { FormNotice } from '../../../ui/field.tsx';
import { Panel } from '../../shell/panel.tsx';
import { panelOfKind } from '../entry-address.ts';
import { FormContext } from '../form/form-context.ts';
import type { JsonSchema } from '../form/json-schema.ts';
import { SchemaField } from '../form/schema-field.tsx';
import { Beside, type View } from '../preview/beside.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { StateBadge } from '../state-badge.tsx';
import { AddressField } from './address-field.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { EditorActions } from './editor-actions.tsx';
import { FactsRegister, useFigureNames } from './facts-register.tsx';
import type { Content } from './local-copy.ts';
import { SaveLine } from './save-line.tsx';
import { useDraft, useDraftState } from './use-draft.ts';
import { usePublishing } from './use-publishing.ts';
import { Versions } from './versions.tsx';

type EditorScreenProps = { kind: EntryKind; panelTitle: string; schema: JsonSchema; entry?: FullEntry; empty: Content };
type Look = { number: number; content: Content };

const titleIn = ({ title, name }: Content) => [title, name].find((text) => typeof text === 'string') as string | undefined;
/** Entries with a page of their own. */
const addressed: EntryKind[] = ['article', 'page', 'case-study', 'vacancy'];

/** The form on one side, the page as it will be on the other. */
export function EditorScreen({ kind, panelTitle, schema, entry: loaded, empty }: EditorScreenProps) {
  const draft = useDraft(kind, loaded, empty);
  const state = useDraftState(draft);
  const form = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('form');
  const [look, setLook] = useState<Look>();
  const [showsVersions, setShowsVersions] = useState(false);
  // A fault is shown once its field was left, or all of them once somebody wants to publish.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setIsAttempted] = useState(false);
  const figures = useFigureNames(kind === 'facts');

  const { entry, content, errors } = state;
  const shown = useMemo(
    () => ({
      errors: isAttempted ? errors : Object.fromEntries(Object.entries(errors).filter(([path]) => touched.has(path))),
      names: { claims: figures },
    }),
    [errors, isAttempted, touched, figures],
  );
  const publishing = usePublishing(kind, draft, () => {
    setIsAttempted(true);
    setView('form');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  });

  const { many, add } = publishingWords.kinds[kind];
  const title = kind === 'facts' ? panelTitle : titleIn(content) || (entry ? publishingWords.untitled : add);
  return (
    <Panel
      title={title}
      note={
        <span className="editor-note">
          {kind === 'facts' ? null : <a href={panelOfKind(kind)}>{editorWords.back(many)}</a>}
          {entry ? <StateBadge entry={entry} /> : null}
          <SaveLine state={state} />
        </span>
      }
      action={
        <EditorActions
          entry={entry}
          publishing={publishing}
          showsVersions={showsVersions}
          onVersions={() => setShowsVersions(!showsVersions)}
        />
      }
    >
      {publishing.problem ? <FormNotice tone="danger">{publishing.problem}</FormNotice> : null}
      {publishing.said ? <FormNotice tone="success">{publishing.said}</FormNotice> : null}
      {state.taken.length && state.theirs?.updatedBy ? (
        <FormNotice tone="info">{editorWords.taken(state.theirs.updatedBy, state.taken.length)}</FormNotice>
      ) : null}
      <Beside view={view} onView={setView}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which fields were left */}
        <div
          ref={form}
          className="entry-form"
          onBlur={({ target }) => {
            const { path } = (target as HTMLElement).dataset;
            if (path && !touched.has(path)) setTouched(new Set([...touched, path]));
          }}
        >
          {showsVersions && entry ? (
            <Versions
              kind={kind}
              entry={entry}
              looking={look?.number}
              onLook={(number, words) => setLook(number === undefined || !words ? undefined : { number, content: words })}
              onRestored={(next, number) => {
                setLook(undefined);
                draft.replace(next);
                publishing.say(editorWords.restored(editorWords.version(number)));
              }}
            />
          ) : null}
          <FormContext value={shown}>
            <SchemaField
              schema={schema}
              path=""
              label={panelTitle}
              value={content}
              required
              onChange={(next) => draft.change({ content: next as Content })}
            />
            {addressed.includes(kind) ? (
              <AddressField entry={entry} slug={state.slug} onChange={(slug) => draft.change({ slug })} />
            ) : null}
          </FormContext>
          {kind === 'facts' ? <FactsRegister /> : null}
        </div>
        <LivePreview
          kind={kind}
          id={entry?.id}
          content={look?.content ?? content}
          note={look ? editorWords.lookingAt(editorWords.version(look.number)) : undefined}
          onBack={look ? () => setLook(undefined) : undefined}
        />
      </Beside>
      <ClashDialog draft={draft} state={state} />
    </Panel>
  );
}
