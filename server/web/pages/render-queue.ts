import { AppError } from '../../errors.ts';

const maxWaiting = 50;
/** Turns of the event loop between two renderings: in them new visitors are accepted and get what is in memory. */
const turnsBetween = 2;

/**
 * Renders one page at a time, with turns of the event loop between: a rendering takes ten milliseconds, and many in one turn
 * would keep everybody waiting who asks for a cached page. Above the limit it refuses with 503.
 */
export function renderQueue(max = maxWaiting) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function takeTurn() {
    for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise(setImmediate);
  }

  return async function inTurn<Result>(render: () => Promise<Result>): Promise<Result> {
    if (waiting >= max) throw busy();
    waiting += 1;
    const mine = last.then(takeTurn).then(render);
    last = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  };
}

const busy = () => new AppError(503, 'The site is very busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });
