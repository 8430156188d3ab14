/** Lower case without accents, applied to both the index and the query. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const tooCommon = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its no not of on one or our so than that the their them then there they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

export const isCommon = (word: string) => tooCommon.has(word);

const onlyLettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}+]/gu, '');

/** Tokenizes a text. Compound words count whole and in parts: S/4HANA gives s4hana, s and 4hana. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/\s+/)
    .flatMap((word) => {
      const parts = word.split(/[^\p{L}\p{N}+]+/u).filter(Boolean);
      return parts.length > 1 ? [onlyLettersAndDigits(word), ...parts] : parts;
    });
}

/** More words do not improve a query, and each costs time. */
const maxWords = 8;

/** Tokenizes a query: compound words whole, stop words only if there is nothing else. */
export function queryWords(query: string): string[] {
  const words = [...new Set(plainText(query).split(/\s+/).map(onlyLettersAndDigits).filter(Boolean))];
  const telling = words.filter((word) => !isCommon(word));
  return (telling.length ? telling : words).slice(0, maxWords);
}
