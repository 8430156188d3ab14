import { type ComponentType, Component as ReactComponent, type ReactNode, useEffect, useState } from 'react';
import type { PageKind } from '../../../../content/site-map.ts';
import { Main } from '../../../app.tsx';
import { rootData } from '../../../document/signals.ts';
import { loadPage } from '../../../navigation/public-pages.tsx';
import type { PageProps } from '../../../routes.tsx';
import { AfterMain, BeforeMain } from '../../../shell/shell.tsx';
import { listen, sendToEditor, type ToFrame } from './messages.ts';

type Shown = { message: ToFrame; Component: ComponentType<PageProps<PageKind>> };

/** What the header covers. */
const headerHeight = 72;

/**
 * The frame beside an editor: the real page by its real component, drawn anew with each message. React changes what differs, so
 * the scroll position stays. Opened by itself it is empty.
 */
export default function PreviewScreen() {
  const [shown, show] = useState<Shown>();

  useEffect(() => {
    rootData().motion = 'paused'; // nothing waits to be revealed, and no slide moves while somebody looks
    let latest = 0;
    const stop = listen<ToFrame>(
      () => parent,
      async (message) => {
        if (message.kind !== 'preview') return;
        latest += 1;
        const mine = latest;
        rootData().theme = message.theme;
        const Component = await loadPage(message.page.kind);
        if (mine === latest) show({ message, Component });
      },
    );
    if (parent !== window) sendToEditor({ kind: 'preview-ready' });
    return stop;
  }, []);

  // To what is being written, once: afterwards the place is the editor's own.
  const { anchor, page: drawn } = shown?.message ?? {};
  const isDrawn = drawn !== undefined;
  useEffect(() => {
    const place = isDrawn && anchor ? document.getElementById(anchor) : null;
    // not scrollIntoView, which would scroll the form around this frame too
    if (place) scrollTo({ top: place.getBoundingClientRect().top + scrollY - headerHeight, behavior: 'instant' });
  }, [isDrawn, anchor]);

  // Links are not followed, or by the editor; forms are not sent.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      const href = link?.getAttribute('href') ?? '';
      if (!link || href.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      if (shown?.message.follows && href.startsWith('/')) sendToEditor({ kind: 'preview-follow', path: href });
    };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', onClick, true);
    addEventListener('submit', stop, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', stop, true);
    };
  }, [shown]);

  if (!shown) return <title>Preview</title>;
  const { message, Component } = shown;
  const { page } = message;
  return (
    <div className="site" data-hue={page.hue}>
      <BeforeMain path={page.path} bare={false} />
      <Main key={page.path}>
        <Drawn page={page}>
          <Component page={page} />
        </Drawn>
      </Main>
      <AfterMain path={page.path} />
    </div>
  );
}

/** A state that cannot be drawn leaves the frame empty; the next one is tried again. */
class Drawn extends ReactComponent<{ page: unknown; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ page }: { page: unknown }) {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
