/**
 * The first administrator of every product under test. A digit in the password would make it seven times as expensive to score,
 * since it may stand for a letter.
 */
export const owner = { username: 'Olga Owner', email: 'owner@example.com', password: 'glacier-lantern-voyage' };
