import { useEffect, useState } from 'react';
import { editorWords, factsWords } from '../../../../content/admin/publishing.ts';
import { readFactUses } from '../../../api/entries.ts';
import { FormNotice } from '../../../ui/field.tsx';
import { LoadedList } from '../../shell/panel.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { nameOf } from '../form/json-schema.ts';

const readable = (name: string) => nameOf(name.replace(/\./g, ' '));

/** The figures that may have a claim: what they rest on, since when, and when to look again. */
export function useFigureNames(isWanted: boolean): string[] | undefined {
  const [names, setNames] = useState<string[]>();
  useEffect(() => {
    if (!isWanted) return;
    readFactUses().then(
      ({ facts }) => setNames(facts.map(({ name }) => name)),
      () => {}, // the register below says what went wrong
    );
  }, [isWanted]);
  return names;
}

/** On which pages each figure stands, and which reviews are overdue. */
export function FactsRegister() {
  const { loaded, retry } = useLoaded(readFactUses, editorWords.logSave);
  return (
    <section className="register" aria-labelledby="register">
      <h2 id="register">{factsWords.register}</h2>
      <p className="hint">{factsWords.registerNote}</p>
      <LoadedList loaded={loaded} what={factsWords.register.toLowerCase()} onRetry={retry}>
        {({ facts, overdue }) => (
          <>
            {overdue.map(({ name, review }) => (
              <FormNotice key={name} tone="danger">
                {factsWords.overdue(readable(name), review)}
              </FormNotice>
            ))}
            <table>
              <thead>
                <tr>
                  <th scope="col">{factsWords.figure}</th>
                  <th scope="col">{factsWords.value}</th>
                  <th scope="col">{factsWords.pages}</th>
                </tr>
              </thead>
              <tbody>
                {facts.map(({ name, value, pages }) => (
                  <tr key={name}>
                    <th scope="row">
                      {readable(name)} <code>{`{${name}}`}</code>
                    </th>
                    <td>{value}</td>
                    <td>
                      {pages.length
                        ? pages.map(({ path, title }) => (
                            <a key={path} href={path} target="_blank" rel="noopener">
                              {title}
                            </a>
                          ))
                        : factsWords.nowhere}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </LoadedList>
    </section>
  );
}
