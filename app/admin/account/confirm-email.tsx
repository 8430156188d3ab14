import { accountScreens } from '../../../content/account.ts';
import { confirmEmail } from '../../api/accounts.ts';
import { TokenScreen } from './token-screen.tsx';

export default function ConfirmEmail() {
  return <TokenScreen words={accountScreens.confirmEmail} act={confirmEmail} />;
}
