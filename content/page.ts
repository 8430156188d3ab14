// Removed once the page takes its words as a value.
import type { ArticleWords } from './schemas/article.ts';

export type { ArticleBlock } from './schemas/article.ts';
export type { Enquiry, EnquiryField, EnquiryInputs } from './schemas/enquiry.ts';
export type { Hue } from './schemas/hue.ts';
export type { Option, Section, TextTab, ToggleOption } from './schemas/sections.ts';
export type { ServiceWords as Page } from './schemas/service.ts';
export type { Card, Figure, TitledText } from './schemas/shapes.ts';

export type Article = Omit<ArticleWords, 'summary'> & { id: 1 | 2 };
