import { type RefObject, useEffect } from 'react';

const name = 'found';

/** Letter by letter, so that places stay the same: without case and accents. */
const plain = (text: string) =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase() + letter.slice(1)).join('');

/** Where the words of a search stand in a text. */
export function placesOf(text: string, search: string): [start: number, end: number][] {
  const within = plain(text);
  const words = plain(search).match(/"[^"]+"|[^\s"]+/g) ?? [];
  return words.flatMap((quoted) => {
    const word = quoted.replaceAll('"', '');
    const places: [number, number][] = [];
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length)) places.push([at, at + word.length]);
    return places;
  });
}

/** Marks what was searched for in the messages shown. The markup stays as it is. */
export function useMarks(list: RefObject<HTMLElement | null>, search: string) {
  useEffect(() => {
    if (!list.current || !search || !('highlights' in CSS)) return;
    const marks = new Highlight();
    const nodes = document.createTreeWalker(list.current, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.parentElement?.closest('button, label, .status')) continue;
      for (const [start, end] of placesOf(node.textContent ?? '', search)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        marks.add(range);
      }
    }
    CSS.highlights.set(name, marks);
    return () => void CSS.highlights.delete(name);
  });
}
