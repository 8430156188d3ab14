import { Icon } from './icon.tsx';
import { SmallRing } from './ring.tsx';

/** Covers the page for 500 ms after it was opened. CSS alone ends it, so it cannot get stuck. */
export function PageSpinner() {
  return (
    <div className="page-spinner night" role="status">
      <SmallRing />
      <span className="sr">Loading</span>
    </div>
  );
}

/** The small turning mark inside buttons and lines of text. */
export function Spinner() {
  return <Icon name="loader-circle" className="spin" />;
}
