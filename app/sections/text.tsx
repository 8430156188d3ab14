import { type Ground, SectionFrame } from './section-head.tsx';
import { Checks, Paragraphs } from './texts.tsx';

type RunningTextProps = { label: string; heading: string; paragraphs: string[]; points?: string[]; ground?: Ground };

export function RunningText({ paragraphs, points, ...frame }: RunningTextProps) {
  return (
    <SectionFrame {...frame} layout="split">
      <div className="reveal">
        <Paragraphs texts={paragraphs} large />
        {points ? <Checks points={points} /> : null}
      </div>
    </SectionFrame>
  );
}
