import { editorWords, publishingWords } from '../../../../content/admin/publishing.ts';
import type { EntryKind, EntrySchemas } from '../../../../contract/entries.ts';
import { type FullEntry, readEntry, readSchemas } from '../../../api/entries.ts';
import { LoadedList, Panel } from '../../shell/panel.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { emptyValue, type JsonSchema } from '../form/json-schema.ts';
import { EditorScreen } from './editor-screen.tsx';
import type { Content } from './local-copy.ts';

function schemaOf(schemas: EntrySchemas, kind: EntryKind, entry?: FullEntry): JsonSchema {
  if (kind !== 'page') return (schemas.kinds[kind] ?? {}) as JsonSchema;
  const own = entry?.builtIn && entry.pageKind ? schemas.pages[entry.pageKind] : undefined;
  return (own ?? schemas.newPage) as JsonSchema;
}

/** A new entry begins with today where it has a date. */
function emptyContent(schema: JsonSchema): Content {
  const content = emptyValue(schema) as Content;
  return 'timeStamp' in content ? { ...content, timeStamp: new Date().toLocaleDateString('en-CA') } : content;
}

/** The editor of an entry, or of a new one; loads the entry and the schema its form is made from. */
export function EntryEditor({ kind, id, title }: { kind: EntryKind; id: string; title: string }) {
  const { loaded, retry } = useLoaded(async () => {
    const [schemas, entry] = await Promise.all([readSchemas(), id === 'new' ? undefined : readEntry(kind, id)]);
    return { schema: schemaOf(schemas, kind, entry), entry };
  }, publishingWords.logFetch);
  if (loaded.state === 'ready') {
    const { schema, entry } = loaded.value;
    return <EditorScreen kind={kind} panelTitle={title} schema={schema} entry={entry} empty={emptyContent(schema)} />;
  }
  return (
    <Panel title={title}>
      <LoadedList loaded={loaded} what={editorWords.what} onRetry={retry}>
        {() => null}
      </LoadedList>
    </Panel>
  );
}
