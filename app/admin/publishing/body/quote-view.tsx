import { NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Quote } from './schema.ts';

/** A quotation, with who said it below. */
function QuoteView({ node, updateAttributes }: NodeViewProps) {
  return (
    <NodeViewWrapper as="blockquote">
      <NodeViewContent />
      <label className="quote-by" contentEditable={false}>
        {bodyWords.by}
        <input
          className="input"
          value={node.attrs.by}
          maxLength={120}
          placeholder={bodyWords.byHint}
          onChange={(event) => updateAttributes({ by: event.target.value })}
        />
      </label>
    </NodeViewWrapper>
  );
}

export const QuoteWithView = Quote.extend({ addNodeView: () => ReactNodeViewRenderer(QuoteView) });
