import { type UIEvent, useEffect, useRef } from 'react';
import type { Hue } from '../../../content/schemas/hue.ts';
import type { ManagedCard } from '../../../contract/homepage.ts';
import { MoreLink } from '../../ui/button.tsx';
import type { SiteLink } from '../../ui/link.tsx';
import { PauseButton, type useRotation } from '../../ui/rotation.tsx';

export type RailItem = { id: string; title: string; text: string; path?: SiteLink; hue?: Hue; link?: ManagedCard['link'] };

/** Longer texts scroll in their own box, which must be keyboard focusable. */
const longText = 110;

/** All slides as text, side by side; if they overflow, the row scrolls with the rotation. On phones a swipe selects a slide. */
export function Rail({ items, index, rotation }: { items: RailItem[]; index: number; rotation: ReturnType<typeof useRotation> }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(index);

  useEffect(() => {
    const row = list.current;
    if (!row || shown.current === index) return;
    shown.current = index;
    const item = row.children[index] as HTMLElement | undefined;
    row.scrollTo({ left: (item?.offsetLeft ?? 0) - row.offsetLeft });
  }, [index]);

  function onScrollEnd({ currentTarget: row }: UIEvent<HTMLUListElement>) {
    const oneAtATime = row.firstElementChild?.clientWidth === row.clientWidth;
    const at = Math.round((row.scrollLeft / row.scrollWidth) * items.length);
    if (oneAtATime && at !== index) rotation.show(at);
  }

  return (
    <div className="rail" {...rotation.holdHandlers} onTouchStart={() => rotation.show(index)}>
      <div className="wrap rail-in">
        <ul ref={list} className="rail-list" onScrollEnd={onScrollEnd}>
          {items.map(({ id, title, text, path, hue, link }, at) => (
            <li key={id} className={at === index ? 'rail-item on' : 'rail-item'} data-hue={hue}>
              <button
                type="button"
                className="rail-pick"
                dir="auto"
                aria-current={at === index}
                onClick={() => rotation.show(at)}
              >
                {title}
              </button>
              <p className="rail-text" dir="auto" tabIndex={text.length > longText ? 0 : undefined}>
                {text}
              </p>
              {path ? (
                <MoreLink to={path} about={title}>
                  Learn More
                </MoreLink>
              ) : null}
              {link ? <MoreLink to={link.to as SiteLink}>{link.label}</MoreLink> : null}
            </li>
          ))}
        </ul>
        {items.length > 1 ? (
          <div className="rail-ctl">
            <PauseButton paused={rotation.paused} onClick={rotation.toggle} what="banner" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
