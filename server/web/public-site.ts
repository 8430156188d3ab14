import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { setBrand } from '../platform/brand.ts';
import type { PublishedSite } from '../platform/published-site.ts';
import { sitePages } from './pages/pages.ts';
import type { SiteRenderer } from './pages/renderer.ts';
import { sitePreview } from './pages/site-preview.ts';
import { wordsService } from './pages/words.ts';

type Needs = {
  renderer: SiteRenderer;
  config: Config;
  log: Log;
  /** What editors have published, now or at a time. */
  published: (at?: number) => Promise<PublishedSite>;
  now: () => number;
};

/** What the site says, its pages, and how they would look. */
export function publicSite({ renderer, config, log, published, now }: Needs) {
  const settings = {
    messageRetentionDays: config.messageRetentionDays,
    messagesMailed: config.contactTo !== undefined,
    messageFiles: config.contactAttachments,
    receipts: config.contactReceipts,
  };
  const words = wordsService({ published, settings, now, onFacts: setBrand });
  const pages = sitePages({ renderer, config, log, words, now });
  const preview = sitePreview({ words, pages, settings, now });
  return { words, pages, preview };
}
