import { firstView } from '../../contract/document.ts';

/** Marks the end of a page's first section. */
export function FirstViewEnd() {
  return <span id={firstView} hidden />;
}
