import type { TextTab } from '../../content/schemas/sections.ts';
import { GoArrow } from '../ui/icon.tsx';
import { ArtPicture } from '../ui/picture.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type TextTabsProps = { label: string; heading: string; lede?: string; tabs: TextTab[]; ground?: Ground };

/** Tabs with titled texts and a picture each. */
export function TextTabs({ tabs, ...frame }: TextTabsProps) {
  return (
    <SectionFrame {...frame}>
      <div className="reveal">
        <Tabs
          label={frame.heading}
          tabs={tabs.map((tab) => ({
            id: tab.label.toLowerCase(),
            tab: (
              <>
                <strong>{tab.label}</strong>
                <span className="tab-note">{tab.summary}</span>
                <GoArrow />
              </>
            ),
            panel: <TabText {...tab} />,
            panelClassName: 'show show-art',
          }))}
        />
      </div>
    </SectionFrame>
  );
}

function TabText({ label, summary, art, entries }: TextTab) {
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
      <div className="pic">
        <ArtPicture art={art} sizes="(min-width: 992px) 56vw, 100vw" />
      </div>
    </>
  );
}
