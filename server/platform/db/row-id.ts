const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address names something that could be a row's id. The rest never reaches a query: PostgreSQL fails on a zero byte. */
export const isRowId = (text: string) => uuid.test(text);
