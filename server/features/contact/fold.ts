/** Lower case without accents, so that a search for 'jose' finds 'José'. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the ASCII range, which only needs lower case
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
