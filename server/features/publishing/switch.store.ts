import { type Switches, switchNames } from '../../../contract/cards.ts';
import type { Db } from '../../platform/db/open.ts';

export type SwitchStore = ReturnType<typeof switchStore>;

/** The two homepage switches in the settings table; off by default. */
export function switchStore(db: Db) {
  const key = (name: keyof Switches) => `switch.${name}`;
  return {
    async read(on = db): Promise<Switches> {
      const rows = await on.selectFrom('setting').selectAll().where('name', 'in', switchNames.map(key)).execute();
      const isOn = (name: keyof Switches) => rows.some((row) => row.name === key(name) && row.value === '1');
      return { banners: isOn('banners'), services: isOn('services') };
    },

    async write(name: keyof Switches, isOn: boolean, on: Db): Promise<void> {
      const value = isOn ? '1' : '0';
      await on
        .insertInto('setting')
        .values({ name: key(name), value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
