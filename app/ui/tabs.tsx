import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { id: string; hue?: string; tab: ReactNode; panel: ReactNode; panelClassName?: string };

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The tab index a key leads to, if any. */
function tabAfter(key: string, current: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step ? (current + step + count) % count : undefined;
}

/** All tab panels are in the HTML; without JavaScript all are visible. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [selected, setSelected] = useState(0);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = tabAfter(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="tabs">
      <div ref={list} className="tablist" role="tablist" aria-label={label} aria-orientation="vertical" onKeyDown={onKeyDown}>
        {tabs.map(({ id, hue, tab }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-${id}`}
            data-hue={hue}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div className="tab-panels">
        {tabs.map(({ id, hue, panel, panelClassName }, index) => (
          <div
            key={id}
            role="tabpanel"
            className={panelClassName}
            id={`${base}-${id}-panel`}
            data-hue={hue}
            data-selected={index === selected || undefined}
            aria-labelledby={`${base}-${id}`}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
