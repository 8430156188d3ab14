import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hueNames } from '../form/hues.ts';
import type { LineStep } from './blocks.ts';
import { RemoveButton } from './picture-view.tsx';
import { Line } from './schema.ts';

export const newStep: LineStep = { hue: 'company', title: '', text: '' };

/** The diagram of stations on a line: each has a colour, a title and a sentence. */
function LineView({ node, updateAttributes, deleteNode, selected }: NodeViewProps) {
  const caption: string = node.attrs.caption;
  const steps: LineStep[] = node.attrs.steps;
  const setStep = (at: number, change: Partial<LineStep>) =>
    updateAttributes({ steps: steps.map((step, index) => (index === at ? { ...step, ...change } : step)) });
  return (
    <NodeViewWrapper className={selected ? 'body-atom selected' : 'body-atom'} role="group" aria-label={bodyWords.line}>
      <p className="label" data-drag-handle>
        <Icon name="git-commit-horizontal" /> {bodyWords.line}
      </p>
      <ol className="line-steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own
          <li key={index} data-hue={step.hue}>
            <select
              className="input"
              aria-label={bodyWords.stepHue(index + 1)}
              value={step.hue}
              onChange={(event) => setStep(index, { hue: event.target.value as LineStep['hue'] })}
            >
              {Object.entries(hueNames).map(([hue, name]) => (
                <option key={hue} value={hue}>
                  {name}
                </option>
              ))}
            </select>
            <input
              className="input"
              aria-label={bodyWords.stepTitle(index + 1)}
              placeholder={bodyWords.title}
              maxLength={120}
              value={step.title}
              onChange={(event) => setStep(index, { title: event.target.value })}
            />
            <input
              className="input"
              aria-label={bodyWords.stepText(index + 1)}
              placeholder={bodyWords.text}
              maxLength={400}
              value={step.text}
              onChange={(event) => setStep(index, { text: event.target.value })}
            />
            <button
              type="button"
              className="icon-btn"
              aria-disabled={steps.length === 1}
              title={bodyWords.remove(bodyWords.step(index + 1))}
              onClick={() => steps.length > 1 && updateAttributes({ steps: steps.toSpliced(index, 1) })}
            >
              <Icon name="x" />
              <span className="sr">{bodyWords.remove(bodyWords.step(index + 1))}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="body-atom-fields">
        <Button
          look="ghost"
          size="sm"
          disabled={steps.length >= 20}
          onClick={() => updateAttributes({ steps: [...steps, newStep] })}
        >
          <Icon name="plus" /> {bodyWords.addStep}
        </Button>
        <label>
          {bodyWords.lineCaption}
          <input
            className="input"
            value={caption}
            maxLength={120}
            onChange={(event) => updateAttributes({ caption: event.target.value })}
          />
        </label>
      </div>
      <RemoveButton what={bodyWords.line} onClick={deleteNode} />
    </NodeViewWrapper>
  );
}

export const LineWithView = Line.extend({ addNodeView: () => ReactNodeViewRenderer(LineView) });
