import { expect, test } from 'vitest';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { tableNames } from './tables.ts';
import { transientTables } from './transient-tables.ts';

/** What a backup holds. Whoever adds a table decides here, or in transient-tables.ts. */
const kept = [
  'account', 'activity', 'entry', 'entry_image', 'entry_version', 'entry_words', 'erasure', 'factor', 'image', 'message',
  'message_event', 'message_file', 'migration', 'publication', 'recovery_code', 'removed_address', 'reply_template',
  'setting', 'slug_redirect', 'spam_word', 'stored_file', 'webhook',
]; // biome-ignore format: filled lines, not one entry a line

onEachEngine((make) => {
  test('every table is either content, which a backup holds, or of the moment, which a restore must not bring back', async () => {
    const { database } = await make();
    const names = await tableNames(database.db, database.engine);
    expect(names.toSorted()).toEqual([...kept, ...transientTables].toSorted());
    expect(kept.filter((name) => transientTables.has(name))).toEqual([]);
  });
});
