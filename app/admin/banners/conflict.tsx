import { type ReactNode, useEffect, useRef } from 'react';
import type { CardKind } from '../../../contract/cards.ts';
import type { Card } from '../../api/cards.ts';
import { FormNotice } from '../../ui/field.tsx';
import type { CardWords } from './card-words.ts';
import { kinds } from './kinds.ts';

const rows = [
  { name: 'title', text: 'Title' },
  { name: 'slogan', text: 'Slogan' },
  { name: 'description', text: 'Description' },
  { name: 'alt', text: 'Alt text' },
] as const;

type ConflictProps = {
  kind: CardKind;
  /** What both began with. */
  saved: Card;
  theirs: Card;
  changes: Partial<CardWords>;
  image?: File;
  problem?: ReactNode;
};

/** Two people changed the same thing: both versions, side by side, where they differ. What I have not touched stays as theirs. */
export function Conflict({ kind, saved, theirs, changes, image, problem }: ConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const differing = rows.filter(({ name }) => theirs[name] !== (changes[name] ?? saved[name]));
  return (
    <div className="conflict">
      <FormNotice tone="danger" ref={notice}>
        Somebody else has changed this {kinds[kind].one} while you were editing. Nothing of yours is saved yet: choose which
        version to keep.
      </FormNotice>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Theirs, saved</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{text}</th>
              <td>{theirs[name] || 'None'}</td>
              <td>{changes[name] === undefined ? 'Stays as theirs' : changes[name] || 'None'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Image</th>
            <td>
              <img src={theirs.picture.src} width="160" height="90" alt="" />
            </td>
            <td>{image ? `The new file ${image.name}` : 'Stays as theirs'}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
