import type { ComponentProps } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { Field, FormNotice } from '../../ui/field.tsx';
import type { Notice } from './use-account-form.ts';

/** What went wrong or what happened, above the fields. */
export function AccountNotice({ notice, ref }: { notice?: Notice; ref?: React.Ref<HTMLDivElement> }) {
  return notice ? (
    <FormNotice tone={notice.tone} ref={ref}>
      {notice.content}
    </FormNotice>
  ) : null;
}

/** The specification's text, and below it the sentences of the server. */
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
