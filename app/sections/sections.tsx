import type { PageSection as Section } from '../../contract/words.ts';
import { CardGrid } from './cards.tsx';
import { ContactCall } from './contact.tsx';
import { Intro } from './intro.tsx';
import { OfferList } from './list.tsx';
import { Options } from './options.tsx';
import type { Ground } from './section-head.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { TextTabs } from './tabs.tsx';
import { RunningText } from './text.tsx';
import { Toggle } from './toggle.tsx';
import { WhyUs } from './why-us.tsx';

/** A page's sections in order. `service` is the page's name in an enquiry. */
export function Sections({ sections, service }: { sections: Section[]; service: string }) {
  const grounds = groundsOf(sections);
  return sections.map((section, index) => (
    <OneSection
      key={'heading' in section ? section.heading : section.kind}
      section={section}
      ground={grounds[index] ?? 'snow'}
      service={service}
    />
  ));
}

function OneSection({ section, ground, service }: { section: Section; ground: Ground; service: string }) {
  switch (section.kind) {
    case 'intro':
      return <Intro {...section} service={service} />;
    case 'cards':
      return <CardGrid {...section} ground={ground} />;
    case 'list':
      return <OfferList {...section} ground={ground} />;
    case 'text':
      return <RunningText {...section} ground={ground} />;
    case 'tabs':
      return <TextTabs {...section} ground={ground} />;
    case 'toggle':
      return <Toggle {...section} ground={ground} />;
    case 'steps':
      return <Steps {...section} ground={ground} />;
    case 'stats':
      return <Stats {...section} />;
    case 'options':
      return <Options {...section} ground={ground} />;
    case 'why-us':
      return <WhyUs {...section} />;
    case 'contact':
      return <ContactCall {...section} />;
    default:
      return section satisfies never;
  }
}

const night: Section['kind'][] = ['stats', 'why-us'];
const ownGround: Section['kind'][] = ['intro', 'contact', ...night];

/** Alternates snow and sunken backgrounds, restarting with snow after each night band. */
export function groundsOf(sections: Section[]): Ground[] {
  let turn = 0;
  return sections.map(({ kind }) => {
    if (night.includes(kind)) turn = 0;
    if (ownGround.includes(kind)) return 'snow';
    turn += 1;
    return turn % 2 ? 'snow' : 'sunken';
  });
}
