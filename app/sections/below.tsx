import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { withFrames } from '../ui/frames.ts';

/**
 * What stands below a page's opening. On a change of page the opening is shown first and this in the frame after.
 * A page that is loaded, returned to or entered at a place inside it is shown whole.
 */
export function Below({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const whole = useNavigationType() === 'POP' || hash !== '';
  const [shown, show] = useState(whole);
  useEffect(() => (shown ? undefined : withFrames({ second: () => show(true) })), [shown]);
  useLayoutEffect(() => {
    if (shown && !whole) document.dispatchEvent(new Event('cards-changed'));
  }, [shown, whole]);
  return shown ? children : <div className="below-to-come" />;
}
