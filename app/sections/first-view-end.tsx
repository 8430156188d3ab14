import { firstView } from '../../contract/document.ts';

/** Stands at the end of a page's opening section. */
export function FirstViewEnd() {
  return <span id={firstView} hidden />;
}
