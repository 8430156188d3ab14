import { useEffect } from 'react';
import type { Page } from '../../content/page.ts';
import type { PageEntry } from '../../content/pages.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import ContentPage from './content-page.tsx';

/** The lifecycle platform: a content page that opens behind a spinner of 500 ms. */
export default function LifecyclePage({ entry, page }: { entry: PageEntry; page: Page }) {
  useEffect(() => {
    if (!location.hash) scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <PageSpinner />
      <ContentPage entry={entry} page={page} />
    </>
  );
}
