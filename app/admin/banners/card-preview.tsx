import { useEffect, useMemo, useState } from 'react';
import { cardFormWords } from '../../../content/admin/cards.ts';
import { editorWords } from '../../../content/admin/publishing.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { ManagedCard, ManagedImage } from '../../../contract/homepage.ts';
import type { PageResource } from '../../../contract/page-resource.ts';
import { previewAsOf } from '../../api/entries.ts';
import { PreviewFrame } from '../publishing/preview/preview-frame.tsx';
import type { CardWords } from './card-words.ts';
import { useObjectUrl } from './object-url.ts';

type Home = PageResource<'home'>;
type CardPreviewProps = { kind: CardKind; id?: string; words: CardWords; file?: File; current?: ManagedImage };

const lists = { banner: 'banners', service: 'services' } as const;
const anchors: Partial<Record<CardKind, string>> = { service: 'our-services' };
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictureAt = (src: string): ManagedImage => ({ src, width: 16, height: 9, placeholder: '', sources: [] });

/** The homepage with the card as it stands in the form, in front of the others. Nothing is uploaded or saved by it. */
export function CardPreview({ kind, id = 'preview', words, file, current }: CardPreviewProps) {
  const [home, setHome] = useState<Home>();
  const [problem, setProblem] = useState('');
  const chosen = useObjectUrl(file);
  const image = useMemo(() => (chosen || !current ? pictureAt(chosen || noPicture) : current), [chosen, current]);
  const { title, slogan, description } = words;

  useEffect(() => {
    const abort = new AbortController();
    previewAsOf('/', new Date().toISOString(), abort.signal).then(
      ({ page }) => setHome(page as Home),
      () => abort.signal.aborted || setProblem(editorWords.previewFailed),
    );
    return () => abort.abort();
  }, []);

  const page = useMemo(() => {
    if (!home) return undefined;
    const list = lists[kind];
    const { managed } = home.words;
    const shown = managed[list] ?? [];
    const saved = shown.find((card) => card.id === id);
    const card: ManagedCard = { ...saved, id, title, slogan, description, alt: '', image };
    const cards = [card, ...shown.filter((other) => other !== saved)];
    return { ...home, words: { ...home.words, managed: { ...managed, [list]: cards } } };
  }, [home, kind, id, title, slogan, description, image]);

  return (
    <section className="live-preview" aria-label={editorWords.preview}>
      <PreviewFrame
        title={editorWords.previewTitle}
        page={page}
        anchor={anchors[kind]}
        note={problem || cardFormWords.previewNote}
      />
    </section>
  );
}
