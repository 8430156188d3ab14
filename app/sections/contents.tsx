import { useEffect, useState } from 'react';
import { anchorOf } from './anchor.ts';

/** Percent of the window's height: the last heading above this line is the current one. */
const readingLine = 35;
const isRead = (title: Element) => title.getBoundingClientRect().top < (innerHeight * readingLine) / 100;

/** Table of contents that marks the current heading. */
export function Contents({ headings }: { headings: readonly string[] }) {
  const [current, setCurrent] = useState(headings[0]);

  useEffect(() => {
    const titles = headings.map((heading) => document.getElementById(anchorOf(heading)));
    const mark = () =>
      setCurrent(
        headings[
          Math.max(
            0,
            titles.findLastIndex((title) => title && isRead(title)),
          )
        ],
      );
    // Everything above the line counts, at any distance: a jump across the page skips the headings in between.
    const observer = new IntersectionObserver(mark, { rootMargin: `999999px 0px -${100 - readingLine}% 0px` });
    for (const title of titles) if (title) observer.observe(title);
    return () => observer.disconnect();
  }, [headings]);

  return (
    <nav className="toc" aria-label="On this page">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`} aria-current={heading === current || undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
