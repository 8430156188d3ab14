// Removed once the page takes its words as a value.
import { words as first } from './articles/1.ts';
import { words as second } from './articles/2.ts';
import { words } from './pages/blogs.ts';
import type { Hue } from './schemas/hue.ts';

export const blogsPage = words;

export const blogCards: { id: 1 | 2; title: string; desc: string; art: string; hue: Hue }[] = [
  { id: 1, title: first.title, desc: first.summary, art: 'blogdetails-1', hue: 'lowcode' },
  { id: 2, title: second.title, desc: second.summary, art: 'blogdetails-2', hue: 'lifecycle' },
];
