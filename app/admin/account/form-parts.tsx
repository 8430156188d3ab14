import type { ComponentProps, ReactNode } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { ResultNotice } from '../../forms/notice.tsx';
import type { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type FormProps = {
  account: ReturnType<typeof useForm>;
  words: { submit: string; busy: string };
  /** Disables native validation, so that the server's message for an empty field is shown. */
  noValidate?: boolean;
  /** Where there is no field to begin with. */
  focusButton?: boolean;
  children: ReactNode;
};

/** Form of an account screen: errors or notices above the fields, the button below. */
export function AccountForm({ account, words, noValidate, focusButton, children }: FormProps) {
  const { props, isSending } = account;
  return (
    <form {...props} className="form" method="post" noValidate={noValidate} data-needs-app>
      <ResultNotice form={account} />
      {children}
      <div className="form-end">
        <Button key={String(focusButton)} type="submit" autoFocus={focusButton} busy={isSending} busyText={words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** The specification's text, followed by the server's messages. */
export function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <>
      <strong>{title}</strong>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'>) {
  return (
    <Field
      label={accountScreens.fields.email}
      name="email"
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
