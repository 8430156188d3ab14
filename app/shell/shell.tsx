import { CurrentPathContext } from './current-path.ts';
import { Footer, ToTop } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Markup before the page's content. */
export function BeforeMain({ path, bare }: { path: string; bare: boolean }) {
  return (
    <CurrentPathContext value={path}>
      <SkipLink />
      {bare ? null : <Header />}
    </CurrentPathContext>
  );
}

/** Markup after the page's content. */
export function AfterMain({ path }: { path: string }) {
  return (
    <CurrentPathContext value={path}>
      <Footer />
      <ToTop />
    </CurrentPathContext>
  );
}
