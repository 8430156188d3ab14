import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { signup } from '../../api/accounts.ts';
import type { ApiError } from '../../api/request.ts';
import type { Notice } from '../../forms/form-store.ts';
import { useForm } from '../../forms/use-form.ts';
import { go } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField, Sentences } from './form-parts.tsx';

const { register: words, fields } = accountScreens;

/** Section 8: a server error shows its message; network errors and rejections have their own texts. */
function failure({ status, message, fields: atFault }: ApiError): Notice {
  const sentences = Object.values(atFault);
  if (status === 500) return { tone: 'danger', content: message };
  const title = status === 0 ? messages.registration.network : messages.registration.failure;
  return { tone: 'danger', content: <Sentences title={title} sentences={sentences.length ? sentences : [message]} /> };
}

export default function Register() {
  const { alert } = useAlert();
  const account = useForm({
    async send({ texts: { username = '', email = '', password = '' } }) {
      await signup({ username, email, password });
      await alert(messages.registration.success);
      go('/adminVerifyEmail', { state: { email } });
    },
    onFail: failure,
  });
  const { errors } = account;

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      <AccountForm account={account} words={words}>
        <Field label={fields.username} name="username" required autoComplete="nickname" error={errors.username} />
        <EmailField error={errors.email} />
        <PasswordField
          label={fields.password}
          name="password"
          required
          autoComplete="new-password"
          hint={words.passwordHint}
          error={errors.password}
        />
      </AccountForm>
      <p className="auth-more">
        <Link className="link" to="/adminLogin">
          {words.login}
        </Link>
      </p>
    </AccountScreen>
  );
}
