import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import { type PanelName, panelPath } from '../../../contract/admin-paths.ts';
import { paths } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { listTeam } from '../../api/accounts.ts';
import { request } from '../../api/request.ts';
import { Logo } from '../../shell/logo.tsx';
import { useSite } from '../../site.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { listenForMessages, liveEvent } from './live-messages.ts';
import { isFor, mainPanels, morePanels, type PanelEntry } from './panels.tsx';
import { RoleBadge } from './role-badge.tsx';
import { useHasSession, useRole } from './session.ts';
import { useMe } from './who-am-i.tsx';

/** Entries of the specification, then ours below a divider. When collapsed, names become tooltips. */
export function Sidebar({ current, slim, onLogOut }: { current: string; slim: boolean; onLogOut: () => void }) {
  const { name: company } = useSite();
  const role = useRole();
  const unread = useUnread(may(role, 'GET', paths.unreadMessages));
  const waiting = useCount('team-changed', may(role, 'GET', paths.team), countWaiting);
  const counts: Partial<Record<PanelName, [number, string]>> = {
    messages: [unread, shellWords.unread],
    team: [waiting, shellWords.waiting],
  };
  const mine = (panel: PanelEntry) => role === null || isFor(role, panel);
  const me = useMe();
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the entries are a row to be scrolled; the current one is to be seen. The role decides which there are.
  useEffect(() => {
    const row = list.current;
    if (!role || !row) return;
    const show = () => {
      // somebody scrolls already, perhaps to press LogOut, or goes through the row with Tab
      if (row.scrollTop || row.parentElement?.scrollTop || row.querySelector(':focus-visible')) return;
      row.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    };
    const resized = new ResizeObserver(show); // also once it has its size, and when a tablet is turned
    resized.observe(row);
    return () => resized.disconnect();
  }, [role]);
  const entry = ({ name, title, icon }: PanelEntry, [count, what] = [0, '']) => (
    <li key={name}>
      <Link to={panelPath(name)} aria-current={name === current ? 'page' : undefined} title={slim ? title : undefined}>
        <Icon name={icon} />
        <span>
          {title}
          {/* its line is there before the name is, so that LogOut below does not move under the pointer */}
          {name === 'myAccount' ? (
            <small className="who">
              <bdi>{me?.username}</bdi> {me ? <RoleBadge role={me.role} /> : null}
            </small>
          ) : null}
        </span>
        {count ? (
          <b className="count">
            {count}
            <span className="sr">{what}</span>
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
      <ul ref={list} onFocus={showWhole}>
        {mainPanels.filter(mine).map((panel) => entry(panel))}
        <li className="divider" aria-hidden="true" />
        {morePanels.filter(mine).map((panel) => entry(panel, counts[panel.name]))}
        <li>
          <button type="button" title={slim ? shellWords.logOut : undefined} onClick={onLogOut}>
            <Icon name="log-out" />
            <span>{shellWords.logOut}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Chromium leaves an entry of the row where it is if a corner of it is seen. Not for a pointer: it would miss what moves. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Number of new messages, as it changes; 0 until known. */
function useUnread(isAllowed: boolean): number {
  const hasSession = useHasSession() && isAllowed;
  const [unread, setUnread] = useState(0);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (!hasSession) return;
    const stop = new AbortController();
    const onLive = (event: Event) => {
      const { detail } = event as CustomEvent<number>;
      const isMore = before.current !== undefined && detail > before.current;
      before.current = detail;
      setUnread(detail);
      if (isMore) notifyOf(detail);
    };
    const read = () =>
      request<{ unread: number }>(paths.unreadMessages).then(
        (answer) => {
          before.current = answer.unread;
          setUnread(answer.unread);
        },
        () => {}, // the panel itself reports errors
      );
    document.addEventListener(liveEvent, onLive, { signal: stop.signal });
    document.addEventListener('messages-changed', read, { signal: stop.signal });
    listenForMessages(stop.signal);
    return () => stop.abort();
  }, [hasSession]);
  useTitleCount(unread);
  return unread;
}

const countWaiting = async () => (await listTeam()).filter(({ approved }) => !approved).length;

/** A number beside a panel, read again when the event says so; 0 until loaded. */
function useCount(event: string, isAllowed: boolean, count: () => Promise<number>): number {
  const hasSession = useHasSession() && isAllowed;
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (!hasSession) return;
    const read = () => void count().then(setValue, () => {}); // the panel itself reports errors
    read();
    document.addEventListener(event, read);
    return () => document.removeEventListener(event, read);
  }, [hasSession, event, count]);
  return value;
}

/** The count stands before the tab's title. React writes the title of each panel, so it is put back after every change. */
function useTitleCount(count: number) {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(/^\(\d+\) /, '');
      const wanted = count ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [count]);
}

/** Only where the reader has asked for it, and is looking elsewhere. */
function notifyOf(unread: number) {
  if (!('Notification' in window) || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notification = new Notification(messagesWords.notification(unread), { tag: 'messages' });
    notification.onclick = () => window.focus();
  } catch {
    // Android takes notifications from service workers only; the count stands in the title
  }
}
