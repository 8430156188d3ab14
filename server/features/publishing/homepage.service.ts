import type { CardKind, Switches } from '../../../contract/cards.ts';
import type { ManagedCard, ManagedHome } from '../../../contract/homepage.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Write } from './cards.service.ts';
import type { SwitchStore } from './switch.store.ts';

export type HomepageService = ReturnType<typeof homepageService>;

type Needs = {
  /** The cards that visitors get, now or at a time. */
  cards: (kind: CardKind, at?: number) => Promise<ManagedCard[]>;
  switches: SwitchStore;
  write: Write;
};

/** Managed content of the homepage and its two switches. */
export function homepageService({ cards: read, switches, write }: Needs) {
  const cards = async (kind: CardKind, isOn: boolean, at?: number): Promise<ManagedCard[] | null> => {
    const shown = isOn ? await read(kind, at) : [];
    return shown.length ? shown : null;
  };

  return {
    switches: () => switches.read(),

    async change(admin: Admin, change: Partial<Switches>): Promise<Switches> {
      await write(async (trx) => {
        const before = await switches.read(trx);
        for (const name of ['banners', 'services'] as const) {
          const isOn = change[name];
          if (isOn === undefined || isOn === before[name]) continue;
          await switches.write(name, isOn, trx);
          await recordActivity(trx, {
            admin,
            action: 'switch changed',
            subject: name,
            before: { shown: before[name] },
            after: { shown: isOn },
          });
        }
      });
      return await switches.read();
    },

    /** `overrides` replaces stored switches (preview). */
    async home(overrides: Partial<Switches> = {}, at?: number): Promise<ManagedHome> {
      const { banners, services } = { ...(await switches.read()), ...overrides };
      return { banners: await cards('banner', banners, at), services: await cards('service', services, at) };
    },
  };
}
