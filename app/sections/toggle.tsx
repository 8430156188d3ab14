import type { ToggleOption } from '../../content/schemas/sections.ts';
import { Segmented } from '../ui/segmented.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';
import { Checks, Paragraphs } from './texts.tsx';

type ToggleProps = { label: string; heading: string; lede?: string; options: ToggleOption[]; ground?: Ground };

/** Texts switched by toggle buttons. */
export function Toggle({ options, ...frame }: ToggleProps) {
  return (
    <SectionFrame {...frame}>
      <div className="reveal">
        <Segmented
          label={frame.heading}
          options={options.map((option) => ({
            id: option.label.toLowerCase(),
            text: option.label,
            panel: (
              <div className="show show-text">
                <div className="contour contour-page" />
                <h3>{option.heading}</h3>
                <div className="show-cols">
                  <Paragraphs texts={option.paragraphs} />
                  <Checks points={option.points} />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </SectionFrame>
  );
}
