import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './start.ts';

/** Kills the database or an instance every few seconds and starts it again: for so long, and each of them once at least. */
export async function chaos(
  { state, counts, database, instances, start }: Cluster,
  { runMs, everyMs }: { runMs: number; everyMs: number },
) {
  const end = Date.now() + runMs;
  for (let turn = 1; turn <= 2 || Date.now() + everyMs < end; turn += 1) {
    await pause(everyMs);
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
  await pause(Math.max(0, end - Date.now()));
}
