import type { Hue } from '../../content/schemas/hue.ts';

/** Our own glyphs, one per aurora shape; partner logos are never drawn. */
const drawings = {
  arc: 'M3 18c3-8 15-8 18 0M6.5 19c2.2-4.6 8.8-4.6 11 0M10 20c.9-1.7 3.1-1.7 4 0',
  twin: 'M3 9c5-4 13 2 18-3M3 14c5-4 13 2 18-3M3 19c5-4 13 2 18-3',
  band: 'M3 17.5c3.5-4.5 6.5 2.5 10-1.2s5-3.3 8-1.8M5 12.5V6M10 13V4M15 11.5V6.5M20 11V3.5',
  spiral:
    'M12.5 12.8c-.3-1.5 3-1.5 3.4.3.5 2.3-4.3 3.3-6.7 1.6C5.7 12.2 8.5 7.7 13.5 7.7c4.8 0 8 2.8 7.4 6.3-.7 4-6.2 5.7-11 5.2C5.3 18.7 2.4 16 3 12',
  rays: 'M3 20c6-2 12-2 18 0M4.5 16.5V9M8.2 15.5V5.5M12 15V3M15.8 15.5V7M19.5 16.5v-6',
  corona:
    'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M12 6V2.5M12 21.5V18M6 12H2.5M21.5 12H18M7.8 7.8 5.3 5.3M18.7 18.7l-2.5-2.5M7.8 16.2l-2.5 2.5M18.7 5.3l-2.5 2.5',
};

export type Form = keyof typeof drawings;

const forms: Partial<Record<Hue, Form>> = {
  erp: 'arc',
  managed: 'arc',
  cloud: 'twin',
  solutions: 'twin',
  lifecycle: 'spiral',
  analytics: 'rays',
  appdev: 'rays',
  identity: 'corona',
};

/** The shape used in a service family's pictures. */
export const formOf = (hue: Hue): Form => forms[hue] ?? 'band';

export function FormGlyph({ form }: { form: Form }) {
  return (
    <svg className="form-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[form]} />
    </svg>
  );
}

/** A family's glyph as a picture: drawn large on its own night, inside a ring. For cards that lead to a page. */
export function GlyphPicture({ hue }: { hue: Hue }) {
  return (
    <span className="glyph-picture" data-hue={hue}>
      <FormGlyph form={formOf(hue)} />
    </span>
  );
}
