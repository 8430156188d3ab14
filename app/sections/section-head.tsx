import type { ReactNode } from 'react';

/** Snow is the page background, sunken a shade darker; dark bands (night) have their own. */
export type Ground = 'snow' | 'sunken';

type Head = { label?: string; heading: string; lede?: string };

export function SectionHead({ label, heading, lede }: Head) {
  return (
    <div className="sec-head reveal">
      {label ? <span className="tick">{label}</span> : null}
      <h2>{heading}</h2>
      {lede ? <p className="lede">{lede}</p> : null}
    </div>
  );
}

type FrameProps = Head & { ground?: Ground; layout?: 'stacked' | 'split'; id?: string; children: ReactNode };

/** A section with its heading above or beside its content. */
export function SectionFrame({ ground = 'snow', layout = 'stacked', id, children, ...head }: FrameProps) {
  return (
    <section className={ground === 'sunken' ? 'section section-sunken' : 'section'} id={id}>
      <div className={layout === 'split' ? 'wrap split' : 'wrap'}>
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}
