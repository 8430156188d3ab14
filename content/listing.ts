// The order of dated lists as one key, compared from the highest down: newest day first, then what editors added (the latest
// first), then what the repository brings, by rank. Digits alone, so that every database sorts them alike.
const digits = (day: string) => day.replace(/\D/g, '').padEnd(8, '0').slice(0, 8);

export const addedKey = (day: string, createdAt: number) => `${digits(day)}1${String(createdAt).padStart(15, '0')}`;
export const builtInKey = (day: string, rank: number) => `${digits(day)}0${String(rank).padStart(15, '0')}`;

/** Built-in articles stand in the order of their numbers, news in the reverse order of theirs. */
export const builtInRank = (kind: 'article' | 'news', id: string) => (kind === 'article' ? 1000 - Number(id) : Number(id));
