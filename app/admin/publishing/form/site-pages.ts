import { useEffect, useState } from 'react';
import type { EntrySchemas } from '../../../../contract/entries.ts';
import { readSchemas } from '../../../api/entries.ts';

type SitePages = EntrySchemas['sitePages'];

/** The pages of the repository. The site map itself stays on the server: it holds words of pages. */
export function useSitePages(): SitePages {
  const [pages, setPages] = useState<SitePages>([]);
  useEffect(() => {
    readSchemas().then(
      ({ sitePages }) => setPages(sitePages),
      () => {}, // the form itself reports that it cannot be read
    );
  }, []);
  return pages;
}
