import { myAccountWords as words } from '../../../content/admin/my-account.ts';
import { whoAmI } from '../../api/accounts.ts';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { Factors } from './factors.tsx';
import { PasswordForm, Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

/** One's own account, for every role. */
export default function MyAccount() {
  const { loaded, refresh, retry } = useLoaded(whoAmI, words.logFetch);
  return (
    <Panel title={words.title} note={words.note}>
      <LoadedList loaded={loaded} what={words.what} onRetry={retry}>
        {(me) => (
          <div className="my-account">
            <Factors me={me} onChange={refresh} />
            <Sessions />
            <Profile me={me} onChange={refresh} />
            <PasswordForm />
          </div>
        )}
      </LoadedList>
    </Panel>
  );
}
