/** The digits of a text in ASCII, whatever script they are written in. */
export function digitsOf(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).map(asciiDigit).join('');
}

/** Every decimal digit stands in a run of ten that starts with its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Lower case, without accents and punctuation, single spaces between words: 'Weiß & Söhne' becomes 'weiss sohne'. */
export function normalize(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** What a search looks through: words between spaces, and the phone number as one word of digits. */
export const searchText = (texts: string[], phoneNumber: string) =>
  ` ${normalize(texts.join('\n'))} ${digitsOf(phoneNumber).replace(/^00/, '')} `;

/** Alternatives, each a list of words and phrases that all have to be found. */
export type SearchTerms = string[][];

/** Parses a query: words, "quoted phrases", and phone numbers however they are spaced. Empty if there is nothing to look for. */
export function parseSearch(query: string): SearchTerms {
  const text = query.replaceAll('\0', ' ');
  const words = [...text.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, phrase, word = '']) => (phrase === undefined ? (phoneOf(word) ?? normalize(word)) : normalize(phrase)))
    .filter(Boolean);
  const phone = phoneOf(text);
  return [...(phone ? [[phone]] : []), ...(words.length && !(phone && words.length === 1) ? [words] : [])];
}

function phoneOf(text: string): string | undefined {
  const digits = /^[\s+()./\p{Nd}-]+$/u.test(text) ? digitsOf(text).replace(/^00/, '') : '';
  return digits.length >= 5 ? digits : undefined;
}

/** LIKE patterns of a term. Normalized text has no character that LIKE treats specially. */
export const wholePattern = (term: string) => `% ${term} %`;
/** Two letters inside a word say nothing: then only beginnings of words count, except in scripts without spaces. */
export const partPattern = (term: string) => (/^[a-z0-9]{1,2}$/.test(term) ? `% ${term}%` : `%${term}%`);
