import type { ArticleWords } from '../../../content/schemas/article.ts';
import type { PictureChoice } from '../../../content/schemas/inline.ts';
import type { ShownBlock, ShownPicture } from '../../../contract/words.ts';
import type { PublishedSite } from '../../platform/published-site.ts';

type Pictures = Awaited<ReturnType<PublishedSite['pictures']>>;
type Choice = Pick<PictureChoice, 'image' | 'alt' | 'decorative'> & Partial<Pick<PictureChoice, 'focus'>>;

/** Resolves the pictures that words name. */
export function pictureReader(published: PublishedSite) {
  const picturesOf = (choices: ({ image: string } | undefined)[]) =>
    published.pictures(choices.flatMap((choice) => choice?.image ?? []));
  return {
    picturesOf,
    /** Those of several choices, read at once. */
    async shownPictures(choices: (Choice | undefined)[]) {
      const shown = await picturesOf(choices);
      return (choice: Choice | undefined) => pictureOf(choice, shown);
    },
  };
}

/** A picture that is missing from the storage is left out. */
export function pictureOf(choice: Choice | undefined, shown: Pictures): { picture?: ShownPicture } {
  const image = choice && shown.get(choice.image);
  if (!image) return {};
  const { alt, decorative, focus } = choice;
  return { picture: { image, alt: decorative ? '' : alt, ...(focus && { focus }) } };
}

export function shownBlock(block: ArticleWords['blocks'][number], shown: Pictures): ShownBlock[] {
  if (block.kind !== 'picture') return [block];
  const { picture } = pictureOf(block, shown);
  return picture ? [{ kind: 'picture', picture, ...(block.caption && { caption: block.caption }) }] : [];
}
