const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion, by system setting or the footer's switch. */
export const isMotionReduced = () => matchMedia(query).matches || document.documentElement.dataset.motion === 'paused';

export function watchReducedMotion(changed: () => void) {
  const system = matchMedia(query);
  const observer = new MutationObserver(changed);
  system.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    system.removeEventListener('change', changed);
    observer.disconnect();
  };
}
