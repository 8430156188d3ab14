import { useEffect, useRef, useState } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { panelPath } from '../../../contract/admin-paths.ts';
import { paths } from '../../../contract/paths.ts';
import { request } from '../../api/request.ts';
import { useSite } from '../../site.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { mainPanels, morePanels, type PanelEntry } from './panels.tsx';
import { useHasSession, useIsOwner } from './session.ts';

/** Entries of the specification, then ours below a divider. When collapsed, names become tooltips. */
export function Sidebar({ current, slim, onLogOut }: { current: string; slim: boolean; onLogOut: () => void }) {
  const { name: company } = useSite();
  const isOwner = useIsOwner();
  const unread = useUnread();
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the entries are a row to be scrolled; the current one is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an owner's entry makes the row longer
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [isOwner]);
  const entry = ({ name, title, icon }: PanelEntry, count = 0) => (
    <li key={name}>
      <Link to={panelPath(name)} aria-current={name === current ? 'page' : undefined} title={slim ? title : undefined}>
        <Icon name={icon} />
        <span>{title}</span>
        {count ? (
          <b className="count">
            {count}
            <span className="sr">{shellWords.unread}</span>
          </b>
        ) : null}
      </Link>
    </li>
  );
  return (
    <nav className="side" aria-label={shellWords.panels} id="panels">
      <div className="side-brand">
        <Link to="/" className="brand" aria-label={shellWords.home(company)}>
          <Logo />
        </Link>
      </div>
      <ul ref={list}>
        {mainPanels.map((panel) => entry(panel))}
        <li>
          <button type="button" title={slim ? shellWords.logOut : undefined} onClick={onLogOut}>
            <Icon name="log-out" />
            <span>{shellWords.logOut}</span>
          </button>
        </li>
        <li className="divider" aria-hidden="true" />
        {morePanels
          .filter(({ ownersOnly }) => isOwner || !ownersOnly)
          .map((panel) => entry(panel, panel.name === 'messages' ? unread : 0))}
      </ul>
    </nav>
  );
}

/** Number of unhandled messages; 0 until loaded. */
function useUnread(): number {
  const hasSession = useHasSession();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!hasSession) return;
    const read = () =>
      request<{ unread: number }>(paths.unreadMessages).then(
        (answer) => setUnread(answer.unread),
        () => {}, // the panel itself reports errors
      );
    void read();
    document.addEventListener('messages-changed', read);
    return () => document.removeEventListener('messages-changed', read);
  }, [hasSession]);
  return unread;
}
