import { useEffect, useRef } from 'react';
import type { CardKind } from '../../../contract/cards.ts';
import type { Card } from '../../api/cards.ts';
import { FormNotice } from '../../ui/field.tsx';
import { kinds } from './kinds.ts';

const rows = [
  { name: 'title', text: 'Title' },
  { name: 'slogan', text: 'Slogan' },
  { name: 'description', text: 'Description' },
  { name: 'alt', text: 'Alt text' },
] as const;

type ConflictProps = { kind: CardKind; theirs: Card; mine: FormData; problem?: string };

/** Two people changed the same thing: both versions, side by side, where they differ. */
export function Conflict({ kind, theirs, mine, problem }: ConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const differing = rows
    .map(({ name, text }) => ({ text, theirs: theirs[name] ?? '', mine: String(mine.get(name) ?? theirs[name] ?? '') }))
    .filter((row) => row.theirs !== row.mine);
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
          {differing.map((row) => (
            <tr key={row.text}>
              <th scope="row">{row.text}</th>
              <td>{row.theirs || 'None'}</td>
              <td>{row.mine || 'None'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Image</th>
            <td>
              <img src={theirs.picture.src} width="160" height="90" alt="" />
            </td>
            <td>{mine.has('image') ? `The new file ${(mine.get('image') as File).name}` : 'Stays as theirs'}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
