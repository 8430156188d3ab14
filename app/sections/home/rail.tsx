import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react';
import type { Hue } from '../../../content/schemas/hue.ts';
import type { ManagedCard } from '../../../contract/homepage.ts';
import { scrollToItem } from '../../document/slides.ts';
import { MoreLink } from '../../ui/button.tsx';
import type { SiteLink } from '../../ui/link.tsx';
import { PauseButton, type useRotation } from '../../ui/rotation.tsx';

export type RailItem = { id: string; title: string; text: string; path?: SiteLink; hue?: Hue; link?: ManagedCard['link'] };

/** Longer texts scroll in their own box, which must be keyboard focusable. */
const longText = 110;

type RailProps = {
  items: RailItem[];
  /** Where the needle points during each slide; the inline script reads it (app/document/banner.ts). */
  bearings: (number | undefined)[];
  index: number;
  rotation: ReturnType<typeof useRotation>;
};

/** All slides as text, side by side; if they overflow, the row scrolls with the rotation. On phones a swipe selects a slide. */
export function Rail({ items, bearings, index, rotation }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(index);

  useEffect(() => {
    const row = list.current;
    if (!row || shown.current === index) return;
    shown.current = index;
    scrollToItem(row, row.children[index] as HTMLElement | undefined);
  }, [index]);

  /** The slide to which the row is scrolled, where it shows one at a time. */
  function inView(row: HTMLElement | null) {
    const isOneAtATime = row && row.firstElementChild?.clientWidth === row.clientWidth;
    return isOneAtATime ? Math.round((row.scrollLeft / row.scrollWidth) * items.length) : index;
  }
  const onScrollEnd = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    inView(currentTarget) !== index && rotation.show(inView(currentTarget));
  const onPointerDown = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && rotation.show(inView(list.current));

  return (
    <div className="rail" {...rotation.holdProps}>
      <div className="wrap rail-in">
        <ul ref={list} className="rail-list" data-keeps-press onPointerDown={onPointerDown} onScrollEnd={onScrollEnd}>
          {items.map(({ id, title, text, path, hue, link }, at) => (
            <li
              key={id}
              className={at === index ? 'rail-item on' : 'rail-item'}
              data-hue={hue}
              data-bearing={bearings[at % bearings.length]}
            >
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
