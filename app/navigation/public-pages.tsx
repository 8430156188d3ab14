import type { ComponentType } from 'react';
import type { PageKind } from '../../content/site-map.ts';
import type { PageResource } from '../../contract/page-resource.ts';
import { Main } from '../app.tsx';
import { type PageProps, routes } from '../routes.tsx';
import { addIcons } from '../ui/icon.tsx';
import { indexedPage } from './page-index.ts';
import type { Screen, Target } from './router.tsx';

const resources = new Map<string, PageResource>();

/** Fetches a resource once: its URL contains the content hash. */
export async function loadResource<Kind extends PageKind>(url: string): Promise<PageResource<Kind>> {
  const known = resources.get(url);
  if (known) return known as PageResource<Kind>;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`); // the words or the server version have changed
  const resource = (await answer.json()) as PageResource<Kind>;
  resources.set(url, resource);
  return resource;
}

type AnyPage = ComponentType<PageProps<PageKind>>;
export const loadPage = (kind: PageKind) => componentOf(kind).load();
const componentOf = (kind: PageKind) => routes[kind] as { load: () => Promise<AnyPage>; ready: () => AnyPage | undefined };

export function screenOf(page: PageResource, Component: AnyPage): Screen {
  addIcons(page.icons ?? {});
  const element = (
    <Main>
      <Component page={page} />
    </Main>
  );
  return { hue: page.hue, element };
}

/** Fetches the code and words of a page in parallel. */
export async function loadScreen(kind: PageKind, words: string): Promise<Screen> {
  const [Component, page] = await Promise.all([componentOf(kind).load(), loadResource(words)]);
  return screenOf(page, Component);
}

/** A public page for the router. */
export function findPublicPage(path: string): Target | undefined {
  const entry = indexedPage(path);
  if (!entry || entry.fromServer) return undefined;
  const { kind, words } = entry;
  return {
    ready: () => {
      const page = resources.get(words);
      const Component = componentOf(kind).ready();
      return page && Component && screenOf(page, Component);
    },
    load: () => loadScreen(kind, words),
  };
}
