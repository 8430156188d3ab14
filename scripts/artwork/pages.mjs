// The pictures to draw: one for each row of the site map, and two that are no page. pages.json adds the families and the exceptions.
import fs from 'node:fs';
import { areaOf } from '../../content/areas.ts';
import { builtInWords } from '../../content/built-in.ts';
import { company } from '../../content/company.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
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
  return { slug: art, family: row.hue, hue: family.hue, form: own.form ?? family.form, seed: own.seed, ...compositionOf(place, family.first, own.composition) };
}

/** The words on a page's social image: its own heading, and what it belongs to. */
export async function socialWords(art) {
  const row = siteMap.find((candidate) => candidate.art === art);
  const words = fillPlaceholders(await builtInWords(row.id), company);
  const title = row.family || row.kind === 'about' || row.kind === 'contact' ? row.name : words.hero?.heading ?? words.title;
  return { title, area: row.hue === 'company' ? company.tagline : row.family ? families[row.hue].name : areaOf(row), hue: row.hue };
}

/** Pages with a social image: all of them. */
export const socialNames = [...new Set(siteMap.map(({ art }) => art))];

/** Contour drawings: the homepage's, and one for each family. */
export const contourNames = ['home', ...Object.keys(families).filter((name) => name !== 'company')];

/** How a family's terrain looks: islands, long slopes, one summit, valleys. */
export const terrain = (name) => families[name]?.terrain;
