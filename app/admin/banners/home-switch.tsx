import { type FormEvent, useState } from 'react';
import { switchWords } from '../../../content/admin/cards.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { CardKind } from '../../../contract/cards.ts';
import { changeSwitches, readSwitches } from '../../api/cards.ts';
import { sessionToken } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';
import { kinds } from './kinds.ts';

/** Toggles this list on the homepage and previews the result. */
export function HomeSwitch({ kind }: { kind: CardKind }) {
  const { switch: name, many } = kinds[kind];
  const call = useAdminCall();
  const { loaded, setValue, retry } = useLoaded(readSwitches, switchWords.logFetch);
  const [problem, setProblem] = useState('');
  const isKnown = loaded.state === 'ready';
  const isOn = isKnown && loaded.value[name];

  async function toggle() {
    if (!isKnown) return;
    const before = loaded.value;
    setProblem('');
    setValue({ ...before, [name]: !isOn });
    try {
      setValue(await call(changeSwitches({ [name]: !isOn })));
    } catch (error) {
      console.error(switchWords.logChange);
      setValue(before);
      setProblem(errorText(error));
    }
  }

  /** The token is added to the form on submit only. The preview opens in a new tab. */
  function addToken(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('token') as HTMLInputElement;
    field.value = sessionToken() ?? '';
    setTimeout(() => {
      field.value = '';
    });
  }

  return (
    <>
      <div className="home-switch">
        <button type="button" role="switch" aria-checked={isOn} aria-disabled={!isKnown} onClick={toggle}>
          <span className="switch" aria-hidden="true" />
          {switchWords.show(many)}
        </button>
        <form method="post" action="/" target="_blank" rel="noopener" onSubmit={addToken}>
          <input type="hidden" name="token" />
          <input type="hidden" name={name} value="1" />
          <Button type="submit" look="ghost" size="sm">
            <Icon name="eye" />
            {switchWords.preview}
            <span className="sr">{switchWords.previewMore(many)}</span>
          </Button>
        </form>
      </div>
      {loaded.state === 'failed' ? (
        <FormNotice tone="danger">
          {switchWords.unknown} {loaded.text}{' '}
          <button type="button" className="link" onClick={retry}>
            {shellWords.retry}
          </button>
        </FormNotice>
      ) : null}
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
    </>
  );
}
