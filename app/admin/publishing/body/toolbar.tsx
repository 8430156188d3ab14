import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { newStep } from './line-view.tsx';

type Tool = { name: string; icon: string; keys?: string; run: (editor: Editor) => unknown; isOn?: (editor: Editor) => boolean };

const words = bodyWords.tools;
const tools: Tool[][] = [
  [
    {
      name: words.bold,
      icon: 'bold',
      keys: 'B',
      run: (e) => e.chain().focus().toggleBold().run(),
      isOn: (e) => e.isActive('bold'),
    },
    {
      name: words.italic,
      icon: 'italic',
      keys: 'I',
      run: (e) => e.chain().focus().toggleItalic().run(),
      isOn: (e) => e.isActive('italic'),
    },
    {
      name: words.code,
      icon: 'code',
      keys: 'E',
      run: (e) => e.chain().focus().toggleMark('code').run(),
      isOn: (e) => e.isActive('code'),
    },
  ],
  [
    {
      name: words.heading,
      icon: 'heading-2',
      keys: 'Alt+2',
      run: (e) => e.chain().focus().toggleNode('heading', 'paragraph', { level: 2 }).run(),
      isOn: (e) => e.isActive('heading', { level: 2 }),
    },
    {
      name: words.subheading,
      icon: 'heading-3',
      keys: 'Alt+3',
      run: (e) => e.chain().focus().toggleNode('heading', 'paragraph', { level: 3 }).run(),
      isOn: (e) => e.isActive('heading', { level: 3 }),
    },
    {
      name: words.list,
      icon: 'list',
      keys: 'Shift+8',
      run: (e) => e.chain().focus().toggleBulletList().run(),
      isOn: (e) => e.isActive('bulletList'),
    },
    {
      name: words.steps,
      icon: 'list-ordered',
      keys: 'Shift+7',
      run: (e) => e.chain().focus().toggleOrderedList().run(),
      isOn: (e) => e.isActive('orderedList'),
    },
    {
      name: words.quote,
      icon: 'text-quote',
      keys: 'Shift+B',
      run: (e) => e.chain().focus().toggleNode('quote', 'paragraph').run(),
      isOn: (e) => e.isActive('quote'),
    },
  ],
];
const history: Tool[] = [
  { name: words.undo, icon: 'undo-2', keys: 'Z', run: (e) => e.chain().focus().undo().run() },
  { name: words.redo, icon: 'redo-2', keys: 'Shift+Z', run: (e) => e.chain().focus().redo().run() },
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keysOf = (keys: string) => `${isMac() ? '⌘' : 'Ctrl'}+${keys}`;

/** One stop for Tab; the arrow keys move between its buttons. */
export function Toolbar({ editor, onLink, onPicture }: { editor: Editor; onLink: () => void; onPicture: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const inserts: Tool[] = [
    { name: words.link, icon: 'link', keys: 'K', run: onLink, isOn: (e) => e.isActive('link') },
    { name: words.picture, icon: 'image-plus', run: onPicture },
    {
      name: words.line,
      icon: 'git-commit-horizontal',
      run: (e) =>
        e
          .chain()
          .focus()
          .insertContent({ type: 'line', attrs: { caption: '', steps: [newStep, newStep] } })
          .run(),
    },
  ];
  const groups = [...tools, inserts, history];
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => groups.flat().map((tool) => tool.isOn?.(now) ?? false),
  });

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: buttons.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  let index = -1;
  return (
    <div ref={bar} className="toolbar" role="toolbar" aria-label={bodyWords.toolbar} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.name} className="toolbar-group">
          {group.map(({ name, icon, keys, run, isOn }) => {
            index += 1;
            return (
              <button
                key={name}
                type="button"
                className="tool"
                tabIndex={index === 0 ? 0 : -1}
                aria-pressed={isOn ? on[index] : undefined}
                title={keys ? `${name} (${keysOf(keys)})` : name}
                aria-label={name}
                onClick={() => run(editor)}
              >
                <Icon name={icon} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
