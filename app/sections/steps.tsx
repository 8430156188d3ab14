import type { TitledText } from '../../content/schemas/shapes.ts';
import { Accordion } from '../ui/accordion.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type StepsProps = { label: string; heading: string; lede?: string; steps: TitledText[]; ground?: Ground };

export function Steps({ steps, ...frame }: StepsProps) {
  return (
    <SectionFrame {...frame} layout="split">
      <div className="reveal">
        <Accordion items={steps} />
      </div>
    </SectionFrame>
  );
}
