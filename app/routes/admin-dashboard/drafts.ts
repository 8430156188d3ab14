import type { ShowcaseKind } from '../../../contract/showcase.ts';
import type { Listed } from '../../api/showcase.ts';

/** What was typed into an add form and not sent yet. */
export type Draft = Partial<Pick<Listed, 'title' | 'slogan' | 'description' | 'alt' | 'decorative'>>;

const key = (kind: ShowcaseKind) => `draft.${kind}`;

/** Keeps the words of a form in this tab, so that neither a session that ends nor another panel costs them. */
export function keepDraft(kind: ShowcaseKind, form: HTMLFormElement) {
  const values = new FormData(form);
  const draft: Draft = { decorative: values.has('decorative') };
  for (const name of ['title', 'slogan', 'description', 'alt'] as const) draft[name] = String(values.get(name) ?? '');
  sessionStorage.setItem(key(kind), JSON.stringify(draft));
}

export function readDraft(kind: ShowcaseKind): Draft {
  return JSON.parse(sessionStorage.getItem(key(kind)) ?? '{}') as Draft;
}

export const forgetDraft = (kind: ShowcaseKind) => sessionStorage.removeItem(key(kind));
export const forgetDrafts = () => {
  for (const kind of ['banner', 'service'] as const) forgetDraft(kind);
};
