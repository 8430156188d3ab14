/** Lower case without accents, so that a search for 'jose' finds 'José'. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the plain ASCII range, which needs no more than lower case
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
