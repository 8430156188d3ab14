const prefix = 'draft.';

/** Keeps unsent input in this tab, so that an expired session or another panel does not lose it. */
export const saveDraft = (name: string, draft: unknown) => sessionStorage.setItem(prefix + name, JSON.stringify(draft));

export function readDraft<Draft>(name: string): Draft | undefined {
  const stored = sessionStorage.getItem(prefix + name);
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

export const clearDraft = (name: string) => sessionStorage.removeItem(prefix + name);

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
export const hasDrafts = () => draftKeys().length > 0;
export const clearDrafts = () => {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
};
