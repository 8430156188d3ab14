/** Typos allowed in a word of this length. */
export const typosAllowed = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * Edit distance (Damerau-Levenshtein) between two words, capped at limit + 1. With `started` the first word is a prefix still
 * being typed, so the second may be longer.
 */
export function distance(typed: string, word: string, limit: number, started = false): number {
  if (typed.length - word.length > limit || (!started && word.length - typed.length > limit)) return limit + 1;
  const length = started ? Math.min(word.length, typed.length + limit) : word.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let best = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      line.push(best);
    }
    if (Math.min(...line) > limit) return limit + 1;
    beforeLast = last;
    last = line;
  }
  return Math.min(limit + 1, started ? Math.min(...last) : (last[length] ?? limit + 1));
}
