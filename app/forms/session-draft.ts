/** Input kept in this tab's storage until it is sent. Where storage is blocked, nothing is kept. */
export function sessionDraft<Draft>(key: string) {
  return {
    save(draft: Draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // storage is blocked or full
      }
    },
    read(): Draft | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
      } catch {
        return null;
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // nothing was stored either
      }
    },
  };
}
