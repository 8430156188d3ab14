import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { paths } from '../../../contract/paths.ts';
import { request } from '../../api/request.ts';
import { clearSession, sessionToken } from '../../api/session.ts';
import { go } from '../../navigation/go.ts';
import { usePageLocation } from '../../navigation/location.ts';
import { Logo } from '../../shell/logo.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { useSite } from '../../site.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { clearDrafts, hasDrafts } from '../banners/drafts.ts';
import { ContactProof, HealthNotices, MaintenanceNotes, useHealthBoard } from '../insight/health-board.tsx';
import { dropCopies, hasCopies } from '../publishing/editor/local-copy.ts';
import { panelFor } from './panels.tsx';
import { useHasSession, useLeave, useRole } from './session.ts';
import { Sidebar } from './sidebar.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { VerifyAgain } from './verify-again.tsx';

const key = 'sidebar';
const listeners = new Set<() => void>();

/** Whether the sidebar is collapsed; stored, since every panel is a page of its own. */
function useSlim(): [boolean, (slim: boolean) => void] {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const slim = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'slim',
    () => false,
  );
  const setSlim = (value: boolean) => {
    localStorage.setItem(key, value ? 'slim' : 'wide');
    for (const listener of listeners) listener();
  };
  return [slim, setSlim];
}

/** The back office: a sidebar and the panel at the URL. Server-rendered without data. */
export default function Dashboard() {
  const { name: company } = useSite();
  const { pathname } = usePageLocation();
  const hasSession = useHasSession();
  const leave = useLeave();
  const { confirm } = useAlert();
  const [slim, setSlim] = useSlim();
  const role = useRole();
  const panel = panelFor(role, pathname);
  const main = useRef<HTMLElement>(null);
  useFocusRestore(main);

  useEffect(() => {
    if (sessionToken() === null) leave(); // checked in an effect, since the first render knows no session
  }, [leave]);

  const logOut = async () => {
    if ((hasDrafts() || hasCopies()) && !(await confirm(shellWords.logOutQuestion))) return;
    // It outlives this page, which is left at once. The local session ends in any case.
    request(paths.logout, { method: 'POST', keepalive: true }).catch(() => {});
    clearSession();
    clearDrafts();
    dropCopies();
    go('/adminLogin');
  };

  return (
    <div className={slim ? 'shell slim' : 'shell'}>
      <Sidebar current={panel.name} slim={slim} onLogOut={logOut} />
      <header className="bar">
        <button
          type="button"
          className="icon-btn side-toggle"
          aria-label={slim ? shellWords.expand : shellWords.collapse}
          aria-expanded={!slim}
          aria-controls="panels"
          onClick={() => setSlim(!slim)}
        >
          <Icon name="panel-left" />
        </button>
        <Link to="/" className="brand" aria-label={shellWords.home(company)}>
          <Logo />
        </Link>
        <Link to="/" className="more">
          {shellWords.website} <Icon name="external-link" />
        </Link>
        <ThemeToggle />
      </header>
      <VerifyAgain />
      <main ref={main} id="main" className="main" tabIndex={-1}>
        {hasSession ? (
          <PanelWithHealth>
            <panel.Component />
          </PanelWithHealth>
        ) : (
          <title>{shellWords.title(panel.title, company)}</title>
        )}
      </main>
    </div>
  );
}

/** A panel with current faults above and, for owners, maintenance notes below. */
function PanelWithHealth({ children }: { children: ReactNode }) {
  const board = useHealthBoard();
  return (
    <>
      <HealthNotices board={board} />
      {children}
      <ContactProof board={board} />
      <MaintenanceNotes board={board} />
    </>
  );
}
