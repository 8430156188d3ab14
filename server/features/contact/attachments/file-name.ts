const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu; // also direction marks, which make "fdp.exe" of "exe.pdf"
const forbidden = /[\\/:*?"<>|]/g; // on some system or other
const maxLength = 120;

/** A name as it may be shown and saved under: one line, no path, its ending kept. */
export function fileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const name = base.toWellFormed().replace(invisible, '').replace(forbidden, '_').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const letters = [...name];
  if (letters.length <= maxLength) return name || 'file';
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, maxLength - ending.length).join('') + ending;
}
