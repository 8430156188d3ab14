import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { errorText } from '../../shell/use-loaded.ts';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { imagesIn, usePictureUpload } from '../pictures/use-picture-upload.ts';
import { type Block, blocksToDocument, documentToBlocks } from './blocks.ts';
import { LineWithView } from './line-view.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { cleanPastedHtml } from './paste.ts';
import { PictureWithView } from './picture-view.tsx';
import { QuoteWithView } from './quote-view.tsx';
import { textExtensions } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

const extensions = [...textExtensions, QuoteWithView, PictureWithView, LineWithView];

type BodyEditorProps = {
  id: string;
  labelId: string;
  describedBy?: string;
  blocks: Block[];
  onChange: (blocks: Block[]) => void;
};

/** Headings, paragraphs, lists, quotes, pictures and diagrams. What it gives back are typed blocks. */
export default function BodyEditor({ id, labelId, describedBy, blocks, onChange }: BodyEditorProps) {
  const [linking, setLinking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState('');
  const change = useRef(onChange);
  change.current = onChange;
  const { upload, uploading } = usePictureUpload();

  const editor = useEditor({
    extensions,
    injectCSS: false, // its stylesheet is ours: the Content-Security-Policy allows no inline styles
    content: blocksToDocument(blocks),
    editorProps: {
      attributes: {
        id,
        class: 'prose body-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => addFiles(imagesIn(event.clipboardData)),
      handleDrop: (_view, event, _slice, moved) => !moved && addFiles(imagesIn(event.dataTransfer)),
      handleKeyDown(_view, event) {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: now }) => change.current(documentToBlocks(now.getJSON())),
  });

  function addFiles(files: File[]): boolean {
    if (!files.length) return false;
    setProblem('');
    void (async () => {
      for (const file of files) {
        try {
          const { image, alt } = await upload(file);
          insertPicture(image, alt);
        } catch (error) {
          setProblem(`${file.name}: ${errorText(error)}`);
        }
      }
    })();
    return true;
  }

  function insertPicture(image: string, alt: string) {
    const end = editor.state.selection.$to.end(1);
    editor
      .chain()
      .insertContentAt(Math.min(end + 1, editor.state.doc.content.size), { type: 'picture', attrs: { image, alt } })
      .run();
  }

  return (
    <div className="body-editor">
      <Toolbar editor={editor} onLink={() => setLinking(true)} onPicture={() => setChoosing(true)} />
      <EditorContent editor={editor} />
      <p className="body-status" role="status">
        {uploading.map(({ id: upload, name, share }) => (
          <span key={upload}>
            <Icon name="upload" /> {bodyWords.uploading(name, Math.round(share * 100))}
          </span>
        ))}
        {problem ? (
          <span className="error">
            <Icon name="circle-alert" /> {problem}
          </span>
        ) : null}
      </p>
      {linking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
      <ChoosePicture
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ image, alt }) => {
          setChoosing(false);
          insertPicture(image, alt);
        }}
      />
    </div>
  );
}
