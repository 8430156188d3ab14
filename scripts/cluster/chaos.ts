import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './start.ts';

/** Kills the database or an instance every few seconds and starts it again, until the check is over. */
export async function chaos({ state, counts, database, instances, start }: Cluster, everyMs: number) {
  for (let turn = 1; !state.isOver; turn += 1) {
    await pause(everyMs);
    if (state.isOver) return;
    if (turn % 3 === 1) {
      state.databaseIsUp = false;
      await database.crash();
      counts.databaseKills += 1;
      await pause(1500);
      await database.restart();
      await pause(1500); // connections are re-established
      state.databaseIsUp = true;
    } else {
      const index = randomInt(3);
      const victim = instances[index];
      instances[index] = undefined;
      await victim?.end('SIGKILL');
      counts.instanceKills += 1;
      await pause(500);
      instances[index] = await start(index);
    }
  }
}
