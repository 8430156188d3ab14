import { Icon } from './icon.tsx';
import { SmallRing } from './ring.tsx';

/** Covers the page for 500 ms after opening. Ended by CSS alone, so it cannot get stuck. */
export function PageSpinner() {
  return (
    <div className="page-spinner night" role="status">
      <SmallRing />
      <span className="sr">Loading</span>
    </div>
  );
}

/** The small inline spinner for buttons and text. */
export function Spinner() {
  return <Icon name="loader-circle" className="spin" />;
}
