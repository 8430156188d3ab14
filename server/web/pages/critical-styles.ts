// A page brings the rules it needs inside itself and nothing else: the text is on the screen after one round trip.
// The whole stylesheet follows with the application, before anything else can be shown.

type Rule = { selectors: Selector[]; body: string } | { name: string; text: string } | { inside: Rule[]; prelude: string };
/** One of a rule, with what must stand in the page for it to match at first paint. */
type Selector = { text: string; tags: string[]; classes: string[]; hues: string[] };

/** States that somebody has to bring about, which calls for the whole stylesheet. Where one must not hold, the rule is needed. */
const waits = /:(hover|active|disabled|focus-visible|popover-open|modal|:selection)|\[(data-(moved|scrolled|far)|aria-busy)/;
/** Without JavaScript the whole stylesheet is there from the start. */
const scriptless = 'html:not(.js)';
const negation = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const transition = /(?<=^|;)transition(-[\w-]+)?:[^;]*(;|$)/g;
/** What a script moves. Other transitions answer to a hand; without them a remembered theme is there at once and not faded in. */
const byScript = /\.(js|ready)\b|\[data-motion/;

/** Classes that scripts set without being asked; they are in no server-rendered page. */
const setLater = new Set(['js', 'fresh', 'opening', 'laid', 'in', 'ready']);

/** Reads a stylesheet once; the function it gives picks the rules of one page. */
export function criticalStyles(css: string): (html: string) => string {
  const rules = parse(css);
  return (html) => {
    const classes = new Set(setLater);
    for (const [, names = ''] of withoutPopovers(html).matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.split(' ')) classes.add(name);
    const tags = new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, tag]) => tag)).add('html').add('body');
    const hues = new Set(Array.from(outsideTheShell(html).matchAll(/\sdata-hue="([^"]*)"/g), ([, hue]) => hue));
    const kept = keep(
      rules,
      (selector) =>
        selector.tags.every((tag) => tags.has(tag)) &&
        selector.classes.every((name) => classes.has(name)) &&
        selector.hues.every((hue) => hues.has(hue)),
    );
    const used = kept.filter((text, _at, all) => !isUnusedAnimation(text, all)).join('');
    return withoutEmptyRules(withoutUnusedProperties(used, html));
  };
}

/** A closed menu is not painted, and whoever opens it has called for the whole stylesheet. */
function withoutPopovers(html: string): string {
  const opening = /<(\w+)\s[^>]*\spopover="/.exec(html);
  if (!opening) return html;
  const tags = new RegExp(`<(/?)${opening[1]}[\\s>]`, 'g');
  tags.lastIndex = opening.index;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(0, opening.index) + withoutPopovers(html.slice(tag.index));
  }
  return html;
}

/** The menus show every hue there is, but not before they are opened; until then the page's own will do. */
const outsideTheShell = (html: string) => html.replace(/<(header|footer)[\s>][\s\S]*?<\/\1>/g, '');

/** Paper and forced colours have the whole stylesheet as soon as it is here (app/arrived/application.ts). */
const later = /^@media (print$|\(forced-colors)/;

function keep(rules: Rule[], matches: (selector: Selector) => boolean): string[] {
  return rules.flatMap((rule) => {
    if ('inside' in rule) {
      if (later.test(rule.prelude)) return [];
      const inner = keep(rule.inside, matches).join('');
      return inner ? [`${rule.prelude}{${inner}}`] : [];
    }
    if ('name' in rule) return rule.name.startsWith('@page') ? [] : [rule.text];
    const fitting = rule.selectors.filter(matches).map(({ text }) => text);
    return fitting.length && rule.body ? [`${fitting.join(',')}{${rule.body}}`] : [];
  });
}

const animationName = /^@keyframes ([\w-]+)/;
function isUnusedAnimation(text: string, all: string[]): boolean {
  const name = animationName.exec(text)?.[1];
  return name !== undefined && !all.some((other) => other !== text && new RegExp(`animation[^;}]*\\b${name}\\b`).test(other));
}

const property = /(?<=[{;])(--[\w-]+):(?:[^;{}()]|\((?:[^()]|\([^()]*\))*\))*(?:;|(?=\}))/g;
/** Tokens that nothing here refers to; one may have been there for another's sake only. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set(Array.from((css + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const leaner = css.replace(property, (whole, name) => (used.has(name) ? whole : ''));
  return leaner === css ? css : withoutUnusedProperties(leaner, html);
}

const emptyRule = /(?<=^|[{}])[^{}"]+\{\}/g;
/** Rules that held nothing but tokens, and the blocks around them. */
function withoutEmptyRules(css: string): string {
  const leaner = css.replace(emptyRule, '');
  return leaner === css ? css : withoutEmptyRules(leaner);
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = find(css, '{;', at);
    if (open < 0) break;
    const prelude = css.slice(at, open).trim();
    if (css[open] === ';') {
      rules.push({ name: prelude, text: `${prelude};` });
      at = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const body = css.slice(open + 1, close);
    rules.push(toRule(prelude, body));
    at = close + 1;
  }
  return rules;
}

function toRule(prelude: string, body: string): Rule {
  if (/^@(media|supports|layer|container)\b/.test(prelude)) return { prelude, inside: parse(body) };
  if (prelude.startsWith('@')) return { name: prelude, text: `${prelude}{${body}}` };
  return {
    selectors: split(prelude)
      .filter((selector) => !selector.includes(scriptless) && !waits.test(selector.replace(negation, '')))
      .map(toSelector),
    body: byScript.test(prelude) ? body : body.replace(transition, ''),
  };
}

/** Functional pseudo-classes are taken for granted: better a rule too many than one too few. */
function toSelector(text: string): Selector {
  let plain = text.replace(/\\./g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  const hues = Array.from(plain.matchAll(/\[data-hue=["']?([\w-]+)["']?\]/g), ([, hue = '']) => hue);
  plain = plain.replace(/\[[^\]]*\]/g, '');
  const tags = Array.from(plain.matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/g), ([tag]) => tag);
  const classes = Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
  return { text, tags, classes, hues };
}

function split(prelude: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = find(prelude, ',', 0); at >= 0; at = find(prelude, ',', from)) {
    parts.push(prelude.slice(from, at));
    from = at + 1;
  }
  return [...parts, prelude.slice(from)];
}

/** The next of the wanted characters that stands outside strings and brackets. */
function find(text: string, wanted: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(text, at);
    else if (depth === 0 && wanted.includes(char)) return at;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
  }
  return -1;
}

function endOfString(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length && text[at] !== text[open]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const char = css[at] as string;
    if (char === '"' || char === "'") at = endOfString(css, at);
    else if (char === '{') depth += 1;
    else if (char === '}' && --depth === 0) return at;
  }
  throw new Error('The stylesheet has a brace that is never closed.');
}
