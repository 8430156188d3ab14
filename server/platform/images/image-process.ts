import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SocialPicture } from './social-picture.ts';
import type { Variant } from './variants.ts';
import type { Job, Normalized, Outcome } from './worker.ts';

const idleMs = 30_000;
type Task = { normalize: string } | { resize: string; to: Variant } | { social: SocialPicture };
type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: Error) => void };

export type ImageProcess = ReturnType<typeof startImageProcess>;

/** The decoder rejected the image. */
export class ImageRefused extends Error {
  reason: 'pixels' | 'sides' | 'undecodable';

  constructor(reason: 'pixels' | 'sides' | 'undecodable', why: string) {
    super(why);
    this.reason = reason;
  }
}

/** Runs image jobs in a child process that starts on demand and exits when idle. */
export function startImageProcess() {
  const waiting = new Map<number, Waiting>();
  let worker: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--expose-gc'],
      // Few malloc arenas and a low mmap threshold: memory used for an image is returned to the system.
      env: { NODE_NO_WARNINGS: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
    });
    child.on('message', (outcome: Outcome) => {
      waiting.get(outcome.id)?.resolve(outcome);
      waiting.delete(outcome.id);
      stopWhenIdle();
    });
    child.on('error', handleExit);
    child.on('exit', () => handleExit(new Error('The image process ended unexpectedly.')));
    function handleExit(error: Error) {
      if (worker !== child) return;
      worker = undefined;
      rejectAll(error);
    }
    return child;
  }

  function rejectAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function stopWhenIdle() {
    clearTimeout(idle);
    if (waiting.size) return;
    worker?.unref();
    worker?.channel?.unref();
    idle = setTimeout(stopWorker, idleMs).unref();
  }

  function stopWorker() {
    const child = worker;
    worker = undefined;
    child?.disconnect();
  }

  function run(task: Task): Promise<Outcome> {
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    worker.channel?.ref();
    lastId += 1;
    const job: Job = { id: lastId, ...task };
    return new Promise((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      worker?.send(job);
    });
  }

  return {
    /** Decodes and re-encodes an upload. */
    async normalize(path: string): Promise<Normalized> {
      const outcome = await run({ normalize: path });
      if ('normalized' in outcome) return outcome.normalized;
      throw new ImageRefused('refused' in outcome ? outcome.refused : 'undecodable', 'why' in outcome ? outcome.why : '');
    },

    /** Creates one variant of a normalized image. */
    async resize(path: string, to: Variant): Promise<Uint8Array> {
      const outcome = await run({ resize: path, to });
      if ('bytes' in outcome) return outcome.bytes;
      throw new Error(`A variant could not be made: ${'why' in outcome ? outcome.why : ''}`);
    },

    /** Draws an Open Graph image. */
    async social(picture: SocialPicture): Promise<Uint8Array> {
      const outcome = await run({ social: picture });
      if ('bytes' in outcome) return outcome.bytes;
      throw new Error(`An Open Graph image could not be drawn: ${'why' in outcome ? outcome.why : ''}`);
    },

    /** The pid of the running child process, if any. */
    pid: () => worker?.pid,

    close() {
      clearTimeout(idle);
      stopWorker();
      rejectAll(new Error('The server is stopping.'));
    },
  };
}
