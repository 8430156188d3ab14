import { type RefObject, useEffect, useState } from 'react';

/** True from the moment the element is close to the viewport; while `isWanted` is false nothing is observed. */
export function useNear(element: RefObject<Element | null>, isWanted = true) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!isWanted || near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted, near]);
  return near;
}
