import { accountScreens } from '../../../content/account.ts';
import { notMe } from '../../api/accounts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TokenScreen } from './token-screen.tsx';

const words = accountScreens.notMe;

export default function NotMe() {
  return <TokenScreen words={words} act={notMe} after={<ButtonLink to="/forget-password">{words.next}</ButtonLink>} />;
}
