import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives memory back once, after much work that will not come again soon. V8 would keep the garbage for hours.
 * The flag is set here and not on the command line: there it would make every start 60 ms longer.
 */
export function tidyMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
