import { z } from 'zod';
import { hue } from './hue.ts';
import { art, closing, figure, head, target, textLink, titledText } from './shapes.ts';
import { heading, label, lede, some } from './text.ts';

const slide = z.object({
  hue,
  art,
  title: heading,
  text: lede,
  /** The service it shows; the needle of the compass points there. */
  path: target.meta({ label: 'Leads to' }),
});
export type Slide = z.infer<typeof slide>;

const serviceTab = z.object({
  button: label,
  topic: label,
  hue,
  text: lede,
  links: some(textLink),
  /** It promises case studies: it leads to them while there are any. */
  caseStudies: z.boolean().meta({ label: 'Leads to the case studies', help: 'While there are any.' }).optional(),
});
export type ServiceTab = z.infer<typeof serviceTab>;

const partnerLogo = z.object({ name: label, hue, form: z.enum(['arc', 'twin', 'band', 'spiral']) });
export type PartnerLogo = z.infer<typeof partnerLogo>;

const featuredCard = z.object({ hue, art, area: label, title: heading, text: lede, path: target.meta({ label: 'Leads to' }) });
export type FeaturedCard = z.infer<typeof featuredCard>;

/** The company in figures; each is drawn in its own place. */
const glanceFacts = z.object({
  offices: titledText,
  founded: figure,
  talentPool: figure,
  clients: figure,
  industries: figure,
  countries: figure,
});

export const homeWords = z.object({
  ...head,
  hero: z
    .object({
      kicker: label.meta({ label: 'Small line above' }),
      heading,
      lede: lede.meta({ label: 'Lead-in' }),
      actions: z.object({ consultation: label, whatWeDo: label }).meta({ label: 'Buttons' }),
    })
    .meta({ label: 'Opening' }),
  slides: some(slide),
  whatWeDo: z.object({ label, heading, lede, tabs: some(serviceTab) }),
  film: z.object({ heading, text: lede }),
  partnerships: z.object({ label, heading, text: lede, logos: some(partnerLogo) }),
  glance: z.object({ label, heading, facts: glanceFacts }),
  featured: z.object({ label, heading, cards: some(featuredCard) }),
  closing,
  /** Above the banners and services an administrator chooses to show. */
  managedTexts: z
    .object({ bannersLabel: label, servicesLabel: label, servicesHeading: heading })
    .meta({ label: 'Above banners and service cards' }),
});
export type HomeWords = z.infer<typeof homeWords>;
