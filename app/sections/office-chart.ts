// The office map from real coordinates: x = (longitude + 132) / 220 * 900, y = (70 - latitude) / 56 * 470.

/** Great circles from London to the other offices, accurate to 0.2 units; the last one leads to the contact office. */
export const routes = [
  'M539.5 155.2C424.9 108.2 311.5 150.8 237.2 245.8',
  'M539.5 155.2C633.8 196.3 689.8 290.6 731 380.1',
  'M539.5 155.2C651.3 181.9 718 278.9 766.1 376',
  'M539.5 155.2C487.9 72 414 28.9 315.9 23.9 217.8 20.2 132.3 56.7 75.7 138.1',
];

const meridians = `M49.1-200v900${'m81.82-900v900'.repeat(10)}`;
const parallels = `M-200-167.9h1300${'m-1300 83.93h1300'.repeat(8)}`;
export const grid = meridians + parallels;

export const degrees = [
  { text: '20° N', x: 10, y: 412.6 },
  { text: '40° N', x: 10, y: 244.8 },
  { text: '60° N', x: 10, y: 76.9 },
  { text: '80° W', x: 218.7, y: 462 },
  { text: '40° W', x: 382.4, y: 462 },
  { text: '0°', x: 546, y: 462 },
  { text: '40° E', x: 709.6, y: 462 },
];

export const cities = [
  { name: 'London', zone: 'Europe/London', x: 539.5, y: 155.2, dx: 16, dy: -14, anchor: 'start' },
  { name: 'New York', zone: 'America/New_York', x: 237.2, y: 245.8, dx: 0, dy: 36, anchor: 'middle' },
  { name: 'Riyadh', zone: 'Asia/Riyadh', x: 731, y: 380.1, dx: -14, dy: 30, anchor: 'end' },
  { name: 'Dubai', zone: 'Asia/Dubai', x: 766.1, y: 376, dx: 15, dy: -12, anchor: 'start' },
  { name: 'Edmonton', zone: 'America/Edmonton', x: 75.7, y: 138.1, dx: 18, dy: 6, anchor: 'start' },
] as const;
