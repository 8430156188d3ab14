import { type ReactNode, useState } from 'react';
import { accountScreens } from '../../../content/account.ts';
import type { MessageAnswer } from '../../../contract/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { Field, FormNotice } from '../../ui/field.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm } from './form-parts.tsx';
import { usePrefill } from './use-prefill.ts';

/** The button that had it is gone. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

type Words = { title: string; intro: string; submit: string; busy: string };

/** A mailed link that does one thing, at the press of a button: mail programs open links by themselves. */
export function TokenScreen({
  words,
  act,
  after,
}: {
  words: Words;
  act: (token: string) => Promise<MessageAnswer>;
  after?: ReactNode;
}) {
  const [done, setDone] = useState('');
  const account = useForm({
    send: async ({ texts: { token = '' } }) => setDone((await act(token)).message),
    onFail: ({ message }) => ({ tone: 'danger', content: message }),
  });
  const { form, errors } = account;
  usePrefill(form);

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      {done ? (
        <>
          <FormNotice tone="success" ref={takeFocus}>
            {done}
          </FormNotice>
          {after}
        </>
      ) : (
        <AccountForm account={account} words={words} noValidate>
          <Field
            label={accountScreens.fields.token}
            name="token"
            required
            autoComplete="off"
            spellCheck={false}
            error={errors.token}
          />
        </AccountForm>
      )}
    </AccountScreen>
  );
}
