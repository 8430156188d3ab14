/** The first administrator of every product under test. */
export const owner = { username: 'Olga Owner', email: 'owner@example.com', password: 'glacier-lantern-voyage-27' };
