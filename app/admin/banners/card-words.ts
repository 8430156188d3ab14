import type { Card } from '../../api/cards.ts';

/** Text fields of a card; banners have no slogan. */
export type CardWords = Pick<Card, 'title' | 'slogan' | 'description' | 'alt' | 'decorative'>;

const textNames = ['title', 'slogan', 'description', 'alt'] as const;

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null;

/** Current values of a form, including the alt text that is disabled while the image is decorative. */
export function wordsIn(form: HTMLFormElement): CardWords {
  const [title = '', slogan, description = '', alt = ''] = textNames.map((name) => input(form, name)?.value);
  return { title, slogan, description, alt, decorative: input(form, 'decorative')?.checked ?? false };
}

export const imageIn = (form: HTMLFormElement): File | undefined => input(form, 'image')?.files?.[0];

/** What stands in a form at this moment. */
export type Typed = { words: CardWords; file?: File };
export const typedIn = (form: HTMLFormElement): Typed => ({ words: wordsIn(form), file: imageIn(form) });

/** Only fields the user changed: untouched ones must not overwrite a colleague's edits. */
export function changedWords(saved: CardWords, now: CardWords): Partial<CardWords> {
  const changed = (Object.keys(now) as (keyof CardWords)[]).filter((name) => now[name] !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** Builds the multipart form. */
export function cardFormData({ decorative, ...texts }: Partial<CardWords>, image?: File): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) data.set(name, value);
  if (decorative !== undefined) data.set('decorative', decorative ? '1' : '0');
  if (image) data.set('image', image);
  return data;
}

/** Copies a colleague's values into the fields the user has not changed. */
export function applyTheirs(form: HTMLFormElement, saved: CardWords, theirs: CardWords) {
  for (const name of textNames) {
    const field = input(form, name);
    if (field && field.value === saved[name]) field.value = theirs[name] ?? '';
  }
  const box = input(form, 'decorative');
  if (box && box.checked === saved.decorative && box.checked !== theirs.decorative) box.click();
}
