// Word, Google Docs and web pages put HTML on the clipboard that shows structure by dress. Here structure becomes plain tags; the
// schema drops the rest. Text in, text out: it needs no document, so it is tested as it is.

const lists = /<p\b([^>]*mso-list:[^>]*)>([\s\S]*?)<\/p>/gi;
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .trim();
/** 1. 2) a. IV. in front of an item, or a bullet of any kind. */
const isNumbered = (sign: string) => /^\(?(\d+|[a-z]{1,2}|[ivxlc]+)[.)]$/i.test(sign);

/** Word writes list items as paragraphs whose first words are the bullet. */
function wordLists(html: string): string {
  return html
    .replace(lists, (_, _attributes: string, content: string) => {
      const sign = textOf(marker.exec(content)?.[1] ?? '');
      const tag = isNumbered(sign) ? 'ol' : 'ul';
      return `<${tag}><li>${content.replace(marker, '')}</li></${tag}>`;
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '');
}

/** The cells of a row in one line. */
const tableRows = (html: string) =>
  html
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi, (_, row: string) => {
      const cells = [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = '']) => oneLine(cell));
      return `<p>${cells.join(' | ')}</p>`;
    })
    .replace(/<\/?(table|thead|tbody|tfoot|colgroup|col)\b[^>]*>/gi, '');

/** An item of a list is one paragraph; what is nested in it follows as items of the same list. */
const flatLists = (html: string) =>
  html
    .replace(/<\/?(ul|ol)\b[^>]*>/gi, nesting())
    .replace(/<\/li>\s*<\/li>/gi, '</li>')
    .replace(/<li\b[^>]*>\s*(?=<li\b|<\/[ou]l>)/gi, '');

function nesting() {
  const open: string[] = [];
  return (tag: string, name: string) => {
    if (!tag.startsWith('</')) {
      open.push(name);
      return open.length === 1 ? `<${name}>` : '</li>';
    }
    open.pop();
    return open.length === 0 ? `</${name}>` : '<li>';
  };
}

const bold = /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i;
const notBold = /(?<![\w-])font-weight:\s*(normal|[1-5]00)/i;
const italic = /(?<![\w-])font-style:\s*italic/i;
const dressed = new Set(['span', 'font', 'b', 'strong', 'i', 'em']);

/** What a tag says about its text. Google Docs puts everything into a bold that is not bold. */
function marksOf(tag: string, attributes: string): string[] {
  const isBold = bold.test(attributes) || ((tag === 'b' || tag === 'strong') && !notBold.test(attributes));
  const isItalic = italic.test(attributes) || tag === 'i' || tag === 'em';
  return [...(isBold ? ['b'] : []), ...(isItalic ? ['i'] : [])];
}

/** Tags without attributes; of links the address. Dress that means something becomes a tag: the page's policy ignores styles. */
function plainTags(html: string): string {
  const open: string[][] = [];
  return html.replace(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi,
    (_, slash: string, name: string, attributes: string) => {
      const tag = name.toLowerCase();
      if (tag === 'img' || tag === 'meta' || tag === 'link') return '';
      if (dressed.has(tag)) {
        if (slash) return (open.pop() ?? []).map((mark) => `</${mark}>`).join('');
        const marks = marksOf(tag, attributes);
        open.push(marks.toReversed());
        return marks.map((mark) => `<${mark}>`).join('');
      }
      const href = tag === 'a' && !slash ? /\bhref=("[^"]*"|'[^']*')/i.exec(attributes)?.[0] : undefined;
      return `<${slash}${tag}${href ? ` ${href}` : ''}>`;
    },
  );
}

export function cleanPastedHtml(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  const plain = wordLists(fragment)
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*\]>/g, '')
    .replace(/<(head|style|script|xml|svg|button)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(o|w|v|st1):\w+[^>]*>/gi, '')
    .replace(/<p\b[^>]*\bclass="?Mso(?:Title|Subtitle)[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
    .replace(/(?:<br\b[^>]*>\s*){2,}/gi, '</p><p>')
    .replace(/<br\b[^>]*>/gi, ' ');
  return flatLists(tableRows(plainTags(plain)))
    .replace(
      /<blockquote\b[^>]*>([\s\S]*?)<\/blockquote>/gi,
      (_, quoted: string) => `<blockquote>${oneLine(quoted)}</blockquote>`,
    )
    .replace(/<li\b[^>]*>\s*<\/li>/gi, '');
}

const oneLine = (html: string) =>
  html
    .replace(/<\/(p|div)>\s*<(p|div)\b[^>]*>/gi, ' ')
    .replace(/<\/?(p|div)\b[^>]*>/gi, '')
    .trim();
