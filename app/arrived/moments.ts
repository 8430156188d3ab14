/** When the browser has nothing better to do, half a second from now at the latest. */
export const idle = () =>
  new Promise<unknown>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume, { timeout: 500 });
    else setTimeout(resume, 50);
  });

/** A busy browser may have loaded everything and be idle before it shows anything. A page in the background shows nothing at all. */
export const painted = () =>
  new Promise<unknown>((resume) => {
    new PerformanceObserver(resume).observe({ type: 'paint', buffered: true });
    setTimeout(resume, 1000);
  });
