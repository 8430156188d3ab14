import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StoredImage } from '../pictures/stored-image.tsx';
import { Picture } from './schema.ts';

/** A picture in the text, with its words below it. */
function PictureView({ node, updateAttributes, deleteNode, selected }: NodeViewProps) {
  const { image, alt, decorative, caption } = node.attrs;
  return (
    <NodeViewWrapper className={selected ? 'body-atom selected' : 'body-atom'} role="group" aria-label={bodyWords.picture}>
      <StoredImage image={image} alt={alt} data-drag-handle />
      <div className="body-atom-fields">
        <label>
          {bodyWords.alt}
          <input
            className="input"
            value={alt}
            disabled={decorative}
            maxLength={300}
            onChange={(event) => updateAttributes({ alt: event.target.value })}
          />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => updateAttributes({ decorative: event.target.checked })}
          />
          {bodyWords.decorative}
        </label>
        <label>
          {bodyWords.caption}
          <input
            className="input"
            value={caption}
            maxLength={400}
            onChange={(event) => updateAttributes({ caption: event.target.value })}
          />
        </label>
      </div>
      <RemoveButton what={bodyWords.picture} onClick={deleteNode} />
    </NodeViewWrapper>
  );
}

export function RemoveButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-btn body-atom-remove" title={bodyWords.remove(what)} onClick={onClick}>
      <Icon name="trash-2" />
      <span className="sr">{bodyWords.remove(what)}</span>
    </button>
  );
}

export const PictureWithView = Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) });
