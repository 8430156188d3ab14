import type { ReactNode } from 'react';
import type { Crumb } from '../../content/crumbs.ts';
import { actions } from '../../content/labels/actions.ts';
import type { ShownPicture } from '../../contract/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { HeroPicture } from '../ui/picture.tsx';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { contactLink } from './contact.tsx';
import { FirstViewEnd } from './first-view-end.tsx';

const looks = {
  page: 'hero night',
  short: 'hero hero-short night',
  article: 'hero hero-short hero-article hero-long night',
  typing: 'hero hero-typing night',
};

type HeroProps = {
  art: string;
  /** An uploaded picture takes the place of the artwork. */
  picture?: ShownPicture;
  heading: ReactNode;
  lede?: string;
  look?: keyof typeof looks;
  crumbs?: Crumb[];
  /** A panel overlaps the right half of the hero. */
  beside?: boolean;
  /** A sub-brand's logo above the heading. */
  mark?: ReactNode;
  children?: ReactNode;
};

/** The first section of a page: picture, heading and content below. */
export function Hero({ art, picture, heading, lede, look = 'page', crumbs, beside = false, mark, children }: HeroProps) {
  const long = typeof heading === 'string' && heading.length > 24;
  return (
    <section className={`${looks[look]}${long ? ' hero-long' : ''}${beside ? ' hero-beside' : ''}`}>
      <div className="hero-art">
        {picture ? <UploadedPicture {...picture} sizes="100vw" priority="low" /> : <HeroPicture art={art} first />}
      </div>
      <div className="wrap hero-copy">
        {crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
        {mark ? <div className="hero-mark">{mark}</div> : null}
        <h1>{heading}</h1>
        {lede ? <p className="lede">{lede}</p> : null}
        {children}
      </div>
      <FirstViewEnd />
    </section>
  );
}

/** Enquire Now links to the form on the same page, if there is one. */
export function HeroActions({ enquire, service }: { enquire: boolean; service?: string }) {
  return (
    <div className="hero-cta">
      {enquire ? (
        <ButtonLink to="#enquire">
          {actions.enquireNow} <GoArrow />
        </ButtonLink>
      ) : null}
      <ButtonLink to={contactLink(service)} look={enquire ? 'ghost' : 'solid'}>
        {actions.contactUs} {enquire ? null : <GoArrow />}
      </ButtonLink>
    </div>
  );
}
