import type { Fault } from '../../contract/health-board.ts';
import type { Log } from '../log.ts';

const timeoutMs = 5000;
/** A fault that passes by itself within this time is nobody's alarm. */
const patienceMs = 30_000;

export type AlertText = { subject: string; lines: string[] };

type Needs = {
  faults: () => Fault[];
  /** False if another instance has sent it already. */
  mayTell: (what: string) => Promise<boolean>;
  /** Queues a mail to ALERT_TO. */
  mail?: (text: AlertText) => Promise<void>;
  /** ALERT_WEBHOOK */
  webhook?: string;
  log: Log;
  now?: () => number;
};

/** Alerts by mail and webhook when the board turns red, and when a reported fault is over. */
export function boardAlerts({ faults, mayTell, mail, webhook, log, now = Date.now }: Needs) {
  const told = new Map<string, Fault>();

  async function post(text: AlertText, state: 'fault' | 'passed', fault: Fault) {
    if (!webhook) return;
    const body = JSON.stringify({ text: [text.subject, ...text.lines].join('\n'), state, ...fault });
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  }

  /** One way that fails must not keep the other from working: a lost database queues no mail. */
  async function tell(state: 'fault' | 'passed', fault: Fault, text: AlertText) {
    const ways = [mail?.(text), post(text, state, fault)];
    for (const result of await Promise.allSettled(ways))
      if (result.status === 'rejected') log.error({ err: result.reason, what: fault.what }, 'an alert could not be sent');
  }

  return {
    async look(): Promise<void> {
      const current = faults();
      for (const fault of current) {
        if (told.has(fault.what) || now() - fault.since < patienceMs) continue;
        told.set(fault.what, fault);
        if (await mayTell(fault.what).catch(() => true))
          await tell('fault', fault, { subject: `Fault: ${fault.what}`, lines: [fault.sentence] });
      }
      for (const [what, fault] of told) {
        if (current.some((each) => each.what === what)) continue;
        told.delete(what);
        if (await mayTell(`${what} passed`).catch(() => true))
          await tell('passed', fault, { subject: `Passed: ${what}`, lines: [`This fault has passed: ${fault.sentence}`] });
      }
    },
  };
}
