import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import { previewPath } from '../../../../contract/admin-paths.ts';
import type { PageResource } from '../../../../contract/page-resource.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type FromFrame, listen, sendToFrame } from './messages.ts';

const widths = { phone: 390, desktop: 1280 };
type Width = keyof typeof widths;
type Theme = 'light' | 'dark';

const isDark = () =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches;

type PreviewFrameProps = {
  title: string;
  page?: PageResource | null;
  /** The element to look at first. */
  anchor?: string;
  /** What is said above the frame. */
  note?: ReactNode;
  onFollow?: (path: string) => void;
};

/** A page in a frame at phone or desktop width, light or dark. A desktop page is drawn in full width and made smaller. */
export function PreviewFrame({ title, page, anchor, note, onFollow }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [theme, setTheme] = useState<Theme>(() => (isDark() ? 'dark' : 'light'));
  const [isReady, setIsReady] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const follow = useRef(onFollow);
  follow.current = onFollow;

  useEffect(
    () =>
      listen<FromFrame>(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.kind === 'preview-ready') setIsReady(true);
          else if (message.kind === 'preview-follow') follow.current?.(message.path);
        },
      ),
    [],
  );
  useEffect(() => {
    if (frame.current && isReady && page)
      sendToFrame(frame.current, { kind: 'preview', page, theme, follows: follow.current !== undefined, anchor });
  }, [page, anchor, theme, isReady]);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room.width / widths[width] || 1);
  const choices = [
    { name: editorWords.phone, icon: 'smartphone', isOn: width === 'phone', run: () => setWidth('phone') },
    { name: editorWords.desktop, icon: 'monitor', isOn: width === 'desktop', run: () => setWidth('desktop') },
    { name: editorWords.light, icon: 'sun', isOn: theme === 'light', run: () => setTheme('light') },
    { name: editorWords.dark, icon: 'moon', isOn: theme === 'dark', run: () => setTheme('dark') },
  ];
  return (
    <div className="preview">
      <div className="preview-bar">
        <span className="preview-note">{note}</span>
        {choices.map(({ name, icon, isOn, run }) => (
          <button key={name} type="button" className="tool" aria-pressed={isOn} aria-label={name} title={name} onClick={run}>
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <div ref={stage} className="preview-stage" data-width={width}>
        <iframe
          ref={frame}
          src={previewPath}
          loading="lazy" // not while the form has the whole width
          title={title}
          style={{
            width: widths[width],
            height: room.height / scale || '100%',
            transform: `scale(${scale})`,
            marginInlineEnd: widths[width] * (scale - 1),
          }}
        />
      </div>
    </div>
  );
}
