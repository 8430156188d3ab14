import type { TextTab } from '../../content/schemas/sections.ts';
import { GoArrow } from '../ui/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type TextTabsProps = { label: string; heading: string; lede?: string; tabs: TextTab[]; ground?: Ground };

/** Tabs with titled texts, and the line of all of them with the place of the one that shows. */
export function TextTabs({ tabs, ...frame }: TextTabsProps) {
  return (
    <SectionFrame {...frame}>
      <div className="reveal">
        <Tabs
          label={frame.heading}
          tabs={tabs.map((tab, index) => ({
            id: tab.label.toLowerCase(),
            tab: (
              <>
                <strong>{tab.label}</strong>
                <span className="tab-note">{tab.summary}</span>
                <GoArrow />
              </>
            ),
            panel: <TabText {...tab} index={index} stages={tabs.map(({ label }) => label)} stagesLabel={frame.heading} />,
            panelClassName: 'show show-art',
          }))}
        />
      </div>
    </SectionFrame>
  );
}

type TabTextProps = TextTab & { index: number; stages: string[]; stagesLabel: string };

function TabText({ label, summary, entries, drawing, index, stages, stagesLabel }: TabTextProps) {
  return (
    <>
      <h3>{label}</h3>
      <p>{summary}</p>
      <div className="entries">
        {entries.map(({ title, text }) => (
          <div key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <ol className="stages" aria-label={stagesLabel}>
        {stages.map((stage, at) => (
          <li key={stage} className={at < index ? 'past' : undefined} aria-current={at === index ? 'step' : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      <img className="drawing" src={`/drawings/${drawing}.svg`} alt="" width={960} height={220} loading="lazy" />
    </>
  );
}
