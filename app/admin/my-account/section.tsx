import { type ReactNode, useId } from 'react';

/** A part of My account under its own heading. */
export function AccountSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="account-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note ? <p className="account-note">{note}</p> : null}
      {children}
    </section>
  );
}
