import type { CataloguePage } from './catalogue.ts';

type Site = { publicUrl: string; name: string; summary: string; notes: string[] };

/** llms.txt: the site as one Markdown page for language models. */
export function llms({ publicUrl, name, summary, notes }: Site, pages: CataloguePage[]): string {
  const sections = Map.groupBy(pages, ({ area }) => area);
  const parts = [...sections].map(
    ([area, members]) =>
      `## ${area}\n\n${members.map(({ path, title, description }) => `- [${title}](${publicUrl}${path}): ${description}`).join('\n')}`,
  );
  return `# ${name}\n\n> ${summary}\n\n${notes.map((note) => `- ${note}`).join('\n')}\n\n${parts.join('\n\n')}\n`;
}
