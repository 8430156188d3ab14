// The pictures to draw: one for each row of the site map, and two that are no page. pages.json adds the families and the exceptions.
import fs from 'node:fs';
import { siteMap } from '../../content/site-map.ts';
import { compositionOf } from './compositions.mjs';

const { families, exceptions } = JSON.parse(fs.readFileSync(new URL('./pages.json', import.meta.url)));
const extras = [{ art: 'admin', hue: 'company' }, { art: 'notfound', hue: 'company' }];

const rows = [...siteMap, ...extras];
const neighbours = (hue) => rows.filter((row) => row.hue === hue);

/** Every picture in the order of the site map. */
export const artNames = [...new Set(rows.map(({ art }) => art))];

/** What the renderer needs for one picture. */
export function picture(art) {
  const row = rows.find((candidate) => candidate.art === art);
  if (!row) throw new Error(`No page has a picture called ${art}`);
  const family = families[row.hue], own = exceptions[art] ?? {};
  const place = neighbours(row.hue).indexOf(row);
  return { slug: art, family: row.hue, hue: family.hue, form: family.form, ...compositionOf(place, family.first, own.composition), ...own };
}

/** Contour drawings: the homepage's, and one for each family. */
export const contourNames = ['home', ...Object.keys(families).filter((name) => name !== 'company')];

/** How a family's terrain looks: islands, long slopes, one summit, valleys. */
export const terrain = (name) => families[name]?.terrain;
