// The shapes public text may take. A page is a value: no markup, functions or class names in it.

/** A service family's colour; the angle behind each name stands in app/ui/tokens.css. */
export type Hue =
  | 'company'
  | 'lowcode'
  | 'cloud'
  | 'lifecycle'
  | 'erp'
  | 'analytics'
  | 'identity'
  | 'finance'
  | 'appdev'
  | 'managed'
  | 'talent'
  | 'solutions';

/** Names of Lucide icons; `npm run icons` keeps their drawings in app/ui/icon-paths.json. */
export type IconName = string;

/** With a path the card leads there. */
export type Card = { icon: IconName; heading: string; description: string; path?: string };
export type Figure = { value: string; label: string };
export type TitledText = { title: string; text: string };

export type EnquiryField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'companyName'
  | 'jobTitle'
  | 'countryRegion'
  | 'message';

/** Which input the page's form uses for e-mail and phone: the spec has plain text on most pages (section 5). */
export type EnquiryInputs = 'plain' | 'typed' | 'native';

export type Enquiry = { fields: EnquiryField[]; inputs: EnquiryInputs };

export type Section =
  /** Opening text; with an enquiry the form stands beside it and overlaps the hero. */
  | { kind: 'intro'; lede: string; paragraphs: string[]; points?: string[]; enquiry?: Enquiry }
  | { kind: 'cards'; label: string; heading: string; lede?: string; cards: Card[] }
  /** A list of short items: offerings, benefits, solution areas. */
  | { kind: 'list'; label: string; heading: string; lede?: string; items: string[] }
  /** Running text with a heading. */
  | { kind: 'text'; label: string; heading: string; paragraphs: string[]; points?: string[] }
  /** Tabs of which one shows; `art` names a picture in app/art. */
  | { kind: 'tabs'; label: string; heading: string; lede?: string; tabs: TextTab[] }
  /** Two or more named texts behind toggle buttons. */
  | { kind: 'toggle'; label: string; heading: string; lede?: string; options: ToggleOption[] }
  | { kind: 'steps'; label: string; heading: string; lede?: string; steps: TitledText[] }
  /** Figures set large on a night band. */
  | { kind: 'stats'; label: string; heading: string; lede?: string; figures: Figure[] }
  /** Side-by-side choices with what each holds. */
  | { kind: 'options'; label: string; heading: string; lede?: string; options: Option[] }
  /** The counters and the award line; the figures stand in company.ts. */
  | { kind: 'why-us'; heading: string; lede: string }
  /** The closing invitation with its Contact Us button. */
  | { kind: 'contact'; heading: string; text: string };

export type TextTab = { label: string; summary: string; art: string; entries: TitledText[] };
export type ToggleOption = { label: string; heading: string; paragraphs: string[]; points: string[] };
export type Option = { icon: IconName; heading: string; description: string; points: string[] };

export type Page = {
  /** The browser's title, without the company's name. */
  title: string;
  /** One sentence for search results, 70 to 160 characters. */
  description: string;
  /** What visitors call it where the text does not, for this site's search alone. */
  keywords?: string[];
  hero: { heading: string; lede: string };
  sections: Section[];
};

export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** A list whose order counts. */
  | { kind: 'steps'; items: string[] }
  | { kind: 'line'; caption: string; steps: { hue: Hue; title: string; text: string }[] };

export type Article = {
  id: 1 | 2;
  title: string;
  description: string;
  /** What it is about in three words or so, shown under the title. */
  topics: string;
  /** ISO date of publication. */
  published: string;
  lede: string;
  blocks: ArticleBlock[];
};
