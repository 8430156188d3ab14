import type { Archetype } from '../../content/schemas/service.ts';
import type { PageSection as Section } from '../../contract/words.ts';
import { Asides, isAside } from './asides.tsx';
import { CardGrid } from './cards.tsx';
import { ComparisonTable } from './comparison.tsx';
import { ContactCall } from './contact.tsx';
import { Figure } from './figure/figure.tsx';
import { Intro } from './intro.tsx';
import { Options } from './options.tsx';
import { Ridge } from './ridge.tsx';
import type { Ground } from './section-head.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { TextTabs } from './tabs.tsx';
import { RunningText } from './text.tsx';
import { Toggle } from './toggle.tsx';
import { WhyUs } from './why-us.tsx';

type SectionsProps = { sections: Section[]; archetype?: Archetype; service: { id: string; name: string } };

/** A page's sections in order, short ones that follow each other as one. An enquiry names the `service`. */
export function Sections({ sections, ...page }: SectionsProps) {
  const bands = bandsOf(sections);
  const grounds = groundsOf(bands.map(([first]) => first));
  return (
    <div className="threaded">
      <Ridge of="hero" />
      {bands.map(([first, ...more], index) => {
        const ground = grounds[index] ?? 'snow';
        const key = 'heading' in first ? first.heading : first.kind;
        return isAside(first) ? (
          <Asides key={key} asides={[first, ...more.filter(isAside)]} ground={ground} />
        ) : (
          <OneSection key={key} section={first} ground={ground} {...page} />
        );
      })}
    </div>
  );
}

type Band = [Section, ...Section[]];

function bandsOf(sections: Section[]): Band[] {
  const bands: Band[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (last && isAside(section) && isAside(last[0])) last.push(section);
    else bands.push([section]);
  }
  return bands;
}

type OneProps = Omit<SectionsProps, 'sections'> & { section: Exclude<Section, { kind: 'list' }>; ground: Ground };

function OneSection({ section, ground, archetype, service }: OneProps) {
  switch (section.kind) {
    case 'intro':
      return <Intro {...section} service={service.name} />;
    case 'cards':
      return <CardGrid {...section} ground={ground} look={archetype} />;
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
    case 'comparison':
      return <ComparisonTable {...section} ground={ground} />;
    case 'why-us':
      return <WhyUs {...section} />;
    case 'figure':
      return <Figure {...section} ground={ground} />;
    case 'contact':
      return <ContactCall {...section} service={service.id} />;
    default:
      return section satisfies never;
  }
}

const night: Section['kind'][] = ['stats', 'why-us'];
const ownGround: Section['kind'][] = ['intro', 'contact', ...night];

/** Alternates light and sunken backgrounds, starting again with light after each dark band. */
function groundsOf(sections: Section[]): Ground[] {
  let turn = 0;
  return sections.map(({ kind }) => {
    if (night.includes(kind)) turn = 0;
    if (ownGround.includes(kind)) return 'snow';
    turn += 1;
    return turn % 2 ? 'snow' : 'sunken';
  });
}
