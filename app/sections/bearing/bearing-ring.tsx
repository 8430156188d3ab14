import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Bearing } from '../../../contract/words.ts';
import { GoArrow } from '../../ui/icon.tsx';
import { AzimuthRing } from '../../ui/ring.tsx';
import { nearest } from './geometry.ts';
import { Rim } from './rim.tsx';
import type { TakenBearing } from './use-bearing.ts';

type BearingRingProps = Pick<Bearing, 'label' | 'hint' | 'services'> & {
  bearing: TakenBearing;
  /** Keeps what was chosen when pointer and focus leave the ring. */
  keeps?: boolean;
};

/** The services as a list of links; with a script they stand on a ring, and the one the needle points to is in its middle. */
export function BearingRing({ label, hint, services, bearing, keeps = false }: BearingRingProps) {
  const { bearings, taken, resting, take } = bearing;
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const linkAt = (index: number) => list.current?.children[index]?.querySelector('a');
  const release = () => keeps || list.current?.contains(document.activeElement) || take(undefined);

  function indexAt({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return nearest(bearings, (Math.atan2(clientX - left - width / 2, top + height / 2 - clientY) * 180) / Math.PI);
  }
  const rimHandlers = {
    onPointerDown(event: PointerEvent) {
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId); // not a press before React, which is over
      dragged.current = false;
      take(indexAt(event));
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse' && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const index = indexAt(event);
      if (event.buttons && index !== taken) dragged.current = true;
      take(index);
    },
    /** A click of the mouse on a tick opens it; a finger first shows what is there. */
    onPointerUp(event: PointerEvent) {
      if (event.pointerType === 'mouse' && !dragged.current) linkAt(indexAt(event))?.click();
    },
  };
  function onKeyDown(event: KeyboardEvent) {
    const last = services.length - 1;
    const from = taken ?? resting;
    const next = { ArrowRight: from + 1, ArrowDown: from + 1, ArrowLeft: from - 1, ArrowUp: from - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    linkAt((next + services.length) % services.length)?.focus();
  }
  const onFocus = ({ target, currentTarget }: FocusEvent) =>
    take(Array.from(currentTarget.children).findIndex((item) => item.contains(target)));

  return (
    <nav className={ready ? 'bearing ready' : 'bearing'} aria-label={label} onPointerLeave={release}>
      <AzimuthRing />
      <Rim services={services} bearings={bearings} taken={taken} {...rimHandlers} />
      <p className="label bearing-hint" hidden={taken !== undefined}>
        {hint}
      </p>
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={({ currentTarget, relatedTarget }) => !keeps && !currentTarget.contains(relatedTarget) && take(undefined)}
      >
        {services.map(({ path, name, hue, text }, index) => (
          <li key={path} className={index === taken ? 'on' : undefined} data-hue={hue}>
            <a href={path} tabIndex={!ready || index === (taken ?? resting) ? undefined : -1}>
              <strong>{name}</strong>
              <span>{text}</span>
              <GoArrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
