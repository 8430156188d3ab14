import type { BlogsWords } from '../schemas/blogs.ts';

export const words: BlogsWords = {
  title: 'Partners Blogs: {partners.lowcode}, {partners.lifecycle}, {partners.cloud}',
  description:
    'Practical notes on {partners.lowcode}, {partners.lifecycle} and {partners.cloud} for engineering and operations leads: steps, trade-offs and mistakes to avoid.',
  hero: {
    heading: 'Partners Blogs',
    lede: 'Notes on the platforms we work with: what to set up, in which order, and when to leave it out.',
  },
  next: 'Read next',
  closing: {
    heading: 'A question about one of these platforms?',
    text: 'Tell us where you are stuck with {partners.lowcode}, {partners.lifecycle} or {partners.cloud}. A question is enough; it need not be a project.',
  },
};
