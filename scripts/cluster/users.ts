// Visitors, senders of messages and editors, each busy until the check is over.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Administrator, call, contact } from '../../tests/harness/calls.ts';
import type { Cluster } from './start.ts';

let serial = 0;

export async function visitor({ url, state, counts, faults }: Cluster) {
  while (!state.isOver) {
    const path = ['/', '/about-us', '/contactUs', '/Oracle'][randomInt(4)] ?? '/';
    const { status } = await call(url, path);
    counts.pages += 1;
    if (status !== 200) {
      counts.pageFaults += 1;
      if (counts.pageFaults <= 5) faults.push(`a visitor got ${status} for ${path}`);
    }
    await pause(randomInt(20, 120));
  }
}

export async function sender({ url, state, counts, acked }: Cluster) {
  while (!state.isOver) {
    const email = `visitor${++serial}@example.com`;
    for (let tries = 0; tries < 5; tries += 1) {
      const { status } = await contact(url, email);
      if (status === 200) {
        acked.message(email);
        break;
      }
      counts.unacknowledged += 1;
      await pause(300); // retry with the same key: a message that was stored after all must not be stored twice
    }
    await pause(randomInt(20, 100));
  }
}

/** Adds, changes and removes cards that no other editor touches (`keeper`). */
export async function editor({ url, state, counts, acked }: Cluster, admin: Administrator, keeper: number, maxItems: number) {
  while (!state.isOver) {
    const known = acked.any(keeper);
    const title = `Number ${++serial}`;
    let status: number;
    if (!known || (acked.counts().items < maxItems && randomInt(2))) {
      const kind = randomInt(2) ? 'banner' : 'service';
      const answer = await admin.add(url, kind, title);
      if (answer.status === 201) acked.added(answer.body._id, kind, title, keeper);
      ({ status } = answer);
    } else if (randomInt(4)) {
      acked.trying(known.id, title);
      ({ status } = await admin.update(url, known.kind, known.id, title, randomInt(3) === 0));
      if (status === 200) acked.updated(known.id, title);
    } else {
      acked.tryingToRemove(known.id);
      ({ status } = await admin.remove(url, known.kind, known.id));
      if (status === 200) acked.removed(known.id);
    }
    if (status >= 300 || status === 0) counts.unacknowledged += 1;
    counts.changes += 1;
    await pause(randomInt(100, 500));
  }
}
