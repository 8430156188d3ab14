import type { Db } from '../../platform/db/open.ts';
import type { ReplyTemplateTable } from '../../platform/db/tables/contact.ts';

export function templateStore(db: Db) {
  return {
    list: () => db.selectFrom('reply_template').select(['id', 'name', 'text']).orderBy('name').execute(),

    async put(template: ReplyTemplateTable): Promise<void> {
      const { name, text, updated_at } = template;
      await db
        .insertInto('reply_template')
        .values(template)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, text, updated_at }))
        .execute();
    },

    exists: async (id: string) =>
      Boolean(await db.selectFrom('reply_template').select('id').where('id', '=', id).executeTakeFirst()),

    /** Returns its name, if there was one. */
    remove: async (id: string): Promise<string | undefined> =>
      (await db.deleteFrom('reply_template').where('id', '=', id).returning('name').executeTakeFirst())?.name,
  };
}
