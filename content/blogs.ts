import type { Hue } from './page.ts';

/** Each title stands here once, for its card and for its article. */
export const articleTitles = {
  1: 'Low-code, lifecycle and a cloud database, used together',
  2: 'Lifecycle management in finance, healthcare and manufacturing',
} as const;

export const blogsPage = {
  title: 'Partners Blogs',
  description:
    'Practical notes on Mendix, Polarion and Oracle for engineering and operations leads: steps, trade-offs and mistakes to avoid.',
  hero: {
    heading: 'Partners Blogs',
    lede: 'Notes on the platforms we work with.',
  },
  next: 'Read next',
};

export const blogCards: { id: 1 | 2; title: string; desc: string; art: string; hue: Hue }[] = [
  {
    id: 1,
    title: articleTitles[1],
    desc: 'From a written requirement to a running app: where each of the three tools starts, and where it hands over.',
    art: 'blogdetails-1',
    hue: 'lowcode',
  },
  {
    id: 2,
    title: articleTitles[2],
    desc: 'Three regulated fields share one need: to show why a change was made and how it was tested.',
    art: 'blogdetails-2',
    hue: 'lifecycle',
  },
];
