import { type ReactNode, useId, useState } from 'react';

export type Segment = { id: string; text: string; panel: ReactNode };

/** Texts switched by toggle buttons; without JavaScript all are visible. */
export function Segmented({ label, options }: { label: string; options: Segment[] }) {
  const [selected, setSelected] = useState(options[0]?.id);
  const base = useId();
  return (
    <div className="segmented">
      <fieldset className="seg needs-js">
        <legend className="sr">{label}</legend>
        {options.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            aria-controls={`${base}-${id}`}
            onClick={() => setSelected(id)}
          >
            {text}
          </button>
        ))}
      </fieldset>
      {options.map(({ id, panel }) => (
        <div key={id} className="segment" id={`${base}-${id}`} data-selected={id === selected || undefined}>
          {panel}
        </div>
      ))}
    </div>
  );
}
