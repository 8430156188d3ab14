import { paths } from '../../../contract/paths.ts';
import { request } from '../../api/request.ts';
import { sessionToken } from '../../api/session.ts';

const pollMs = 30_000;
const silentMs = 45_000; // three missed heartbeats: the connection is broken, even if the browser has not noticed
const maxWaitMs = 30_000;

/** Sent on `document` when messages have changed; `detail` is the number of new ones. */
export const liveEvent = 'messages-live';
const tell = (unread: number) => document.dispatchEvent(new CustomEvent(liveEvent, { detail: unread }));

/**
 * Keeps one connection to the server while the tab is visible, and asks now and then while it is hidden or where the connection
 * is blocked. It is a fetch, not an EventSource: the token must not stand in an address.
 */
export function listenForMessages(stop: AbortSignal) {
  let failures = 0;
  let connected: AbortController | undefined;

  const poll = () =>
    request<{ unread: number }>(paths.unreadMessages, { signal: stop }).then(
      ({ unread }) => tell(unread),
      () => {}, // the panel itself reports errors
    );

  async function connect() {
    if (stop.aborted || connected || document.visibilityState !== 'visible') return;
    const mine = new AbortController();
    connected = mine;
    try {
      await readEvents(mine, () => {
        failures = 0;
      });
    } catch {
      failures += 1;
    }
    connected = undefined;
    if (!stop.aborted) setTimeout(connect, Math.min(1000 * 2 ** failures, maxWaitMs));
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') void connect();
    else connected?.abort();
  };
  const timer = setInterval(() => {
    if (!connected || failures) void poll();
  }, pollMs);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onVisible);
  stop.addEventListener('abort', () => {
    clearInterval(timer);
    connected?.abort();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onVisible);
  });
  void poll();
  void connect();
}

/** Reads events until the connection ends. The first event after a reconnect tells what was missed. */
async function readEvents(own: AbortController, onAlive: () => void) {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${sessionToken()}` };
  const response = await fetch(paths.messageEvents, { headers, signal: own.signal });
  if (!response.ok || !response.body) throw new Error(`The live connection was answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  let timer = setTimeout(() => own.abort(), silentMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), silentMs);
      onAlive();
      buffer += value;
      const events = buffer.split('\n\n');
      buffer = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        if (data) tell((JSON.parse(data) as { unread: number }).unread);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
