import { cardWords } from '../../../content/admin/cards.ts';
import { publishingWords } from '../../../content/admin/publishing.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import { usePageLocation } from '../../navigation/location.ts';
import { EntryEditor } from './editor/entry-editor.tsx';
import { companyKinds, panelOfKind } from './entry-address.ts';
import { EntryList } from './entry-list.tsx';

export { Pictures } from './pictures/pictures.tsx';
export { AsOf } from './preview/as-of.tsx';

/** The list of a kind, or the editor of the entry that the address names. */
function Entries({ kind, title }: { kind: EntryKind; title: string }) {
  const { search } = usePageLocation();
  const id = new URLSearchParams(search).get('entry');
  return id ? <EntryEditor key={id} kind={kind} id={id} title={title} /> : <EntryList kind={kind} title={title} />;
}

/** What only the company can fill: one panel, with a list for each kind. */
export function Company() {
  const { search } = usePageLocation();
  const asked = new URLSearchParams(search);
  const kind = companyKinds.find((each) => each === asked.get('kind')) ?? 'case-study';
  const id = asked.get('entry');
  const { many } = publishingWords.kinds[kind];
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  if (id) return <EntryEditor key={`${kind} ${id}`} kind={kind} id={id} title={title} />;
  const tabs = (
    <nav className="seg kind-tabs" aria-label={publishingWords.companyKinds}>
      {companyKinds.map((each) => (
        <a key={each} href={panelOfKind(each)} aria-current={each === kind ? 'page' : undefined}>
          {publishingWords.kinds[each].many}
        </a>
      ))}
    </nav>
  );
  return <EntryList key={kind} kind={kind} title={title} above={tabs} />;
}

const titles = publishingWords.panels;
export const Articles = () => <Entries kind="article" title={titles.articles} />;
export const News = () => <Entries kind="news" title={titles.news} />;
export const Pages = () => <Entries kind="page" title={titles.pages} />;
export const BannerEntry = () => <Entries kind="banner" title={cardWords.banner.list} />;
export const ServiceEntry = () => <Entries kind="service" title={cardWords.service.list} />;
export const Facts = () => <EntryEditor kind="facts" id="company" title={titles.facts} />;
