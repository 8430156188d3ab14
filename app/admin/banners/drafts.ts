import type { Card } from '../../api/cards.ts';

/** The words of a banner or service card. */
export type Words = Partial<Pick<Card, 'title' | 'slogan' | 'description' | 'alt' | 'decorative'>>;

const prefix = 'draft.';

/** Keeps what was typed and is not sent yet in this tab, so that neither a session that ends nor another panel costs it. */
export const keepDraft = (name: string, draft: unknown) => sessionStorage.setItem(prefix + name, JSON.stringify(draft));

export function readDraft<Draft>(name: string): Draft | undefined {
  const kept = sessionStorage.getItem(prefix + name);
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

export const forgetDraft = (name: string) => sessionStorage.removeItem(prefix + name);
export const forgetDrafts = () => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};

export function wordsOf(form: HTMLFormElement): Words {
  const values = new FormData(form);
  const words: Words = { decorative: values.has('decorative') };
  for (const name of ['title', 'slogan', 'description', 'alt'] as const) words[name] = String(values.get(name) ?? '');
  return words;
}
