const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rejects malformed ids before they reach a query: PostgreSQL fails on a zero byte. */
export const isRowId = (text: string) => uuid.test(text);
