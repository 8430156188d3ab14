import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cardFormWords, updateWords } from '../../../content/admin/cards.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { Card } from '../../api/cards.ts';
import { FormNotice } from '../../ui/field.tsx';
import type { CardWords } from './card-words.ts';
import { kinds } from './kinds.ts';

const rows = [
  { name: 'title', text: cardFormWords.title },
  { name: 'slogan', text: cardFormWords.slogan },
  { name: 'description', text: cardFormWords.description },
  { name: 'alt', text: cardFormWords.alt },
] as const;

type ConflictProps = {
  kind: CardKind;
  /** The version both edits started from. */
  saved: Card;
  theirs: Card;
  changes: Partial<CardWords>;
  image?: File;
  problem?: ReactNode;
};

/**
 * Edit conflict: shows both versions side by side where they differ. Fields the user did not touch keep the colleague's values.
 */
export function Conflict({ kind, saved, theirs, changes, image, problem }: ConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);
  const differing = rows.filter(({ name }) => theirs[name] !== (changes[name] ?? saved[name]));
  return (
    <div className="conflict">
      <FormNotice tone="danger" ref={notice}>
        {updateWords.conflict(kinds[kind].one)}
      </FormNotice>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{updateWords.theirs}</th>
            <th scope="col">{updateWords.yours}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{text}</th>
              <td>{theirs[name] || updateWords.none}</td>
              <td>{changes[name] === undefined ? updateWords.staysTheirs : changes[name] || updateWords.none}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{cardFormWords.image}</th>
            <td>
              <img src={theirs.picture.src} width="160" height="90" alt="" />
            </td>
            <td>{image ? updateWords.newFile(image.name) : updateWords.staysTheirs}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
