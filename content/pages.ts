// Removed once the page takes its words as a value.
import { type Family as FamilyName, families as familyHeadings } from './areas.ts';
import { builtInWords } from './built-in.ts';
import { company } from './company.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { LowCodeWords, ServiceWords } from './schemas/service.ts';
import { type KindOf, type PageId, type ServiceKind, type ServicePage, servicePages } from './site-map.ts';

type ServiceId = { [I in PageId]: KindOf<I> extends ServiceKind ? I : never }[PageId];

export type Family = FamilyName;
export type PageEntry = ServicePage & { load: () => Promise<{ page: ServiceWords | LowCodeWords }> };

export const families: Record<Family, string> = familyHeadings;

export const pages: PageEntry[] = servicePages.map((page) => ({
  ...fillPlaceholders(page, company),
  load: async () => ({ page: fillPlaceholders(await builtInWords(page.id as ServiceId), company) }),
}));

export function pageAt(path: string): PageEntry {
  const entry = pages.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`No page at ${path}`);
  return entry;
}
