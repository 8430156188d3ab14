import type { PageResource } from '../../../../contract/page-resource.ts';

// Between the editor and the frame beside it. Both are pages of this site; messages from elsewhere are ignored.

export type ToFrame = { kind: 'preview'; page: PageResource; theme: 'light' | 'dark'; follows: boolean; anchor?: string };
export type FromFrame = { kind: 'preview-ready' } | { kind: 'preview-follow'; path: string };

export const sendToFrame = (frame: HTMLIFrameElement, message: ToFrame) =>
  frame.contentWindow?.postMessage(message, location.origin);
export const sendToEditor = (message: FromFrame) => parent.postMessage(message, location.origin);

/** Listens to messages of this site's own window `source`. */
export function listen<Message>(source: () => Window | null | undefined, onMessage: (message: Message) => void) {
  const handle = (event: MessageEvent) => {
    if (event.origin === location.origin && event.source === source()) onMessage(event.data as Message);
  };
  addEventListener('message', handle);
  return () => removeEventListener('message', handle);
}
