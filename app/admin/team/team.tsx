import { useNavigate } from 'react-router';
import type { Role, TeamMember } from '../../../contract/accounts.ts';
import { approveMember, listTeam, removeMember, setMemberRole, whoAmI } from '../../api/accounts.ts';
import { storeRole } from '../../api/session.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { type MemberActs, MemberList } from './team-list.tsx';

const load = async () => {
  const [members, me] = await Promise.all([listTeam(), whoAmI()]);
  return { members, me };
};

const logText = 'Failed to change team';

/** Who may work here: for owners. */
export default function Team() {
  const navigate = useNavigate();
  const { confirm } = useAlert();
  const { loaded, refresh, retry } = useLoaded(load, 'Failed to fetch team');
  const { problem, busyId, act } = useRowAction();
  const myId = loaded.state === 'ready' ? loaded.value.me.id : '';

  const acts: MemberActs = {
    async approve({ id, username }: TeamMember) {
      if (await act(id, approveMember(id), `${username} is approved and can log in.`, logText)) await refresh();
    },
    async setRole({ id, username }: TeamMember, role: Role) {
      if (!(await act(id, setMemberRole(id, role), `${username} is now ${role}.`, logText))) return;
      if (id !== myId) return refresh();
      storeRole(role); // whoever is no owner any more has no Team panel
      navigate('/adminDashboard');
    },
    async remove({ id, username, email }: TeamMember) {
      const question = {
        title: `Remove ${username}?`,
        text: `${email} is logged out everywhere and has no account any more.`,
        action: 'Remove',
      };
      if (!(await confirm(question))) return;
      if (await act(id, removeMember(id), `${username} is removed.`, logText)) await refresh();
    },
  };

  const shared = { myId, busyId, acts };
  return (
    <Panel title="Team" note="Owners approve who may work here. There is always one owner.">
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what="team" onRetry={retry}>
        {({ members }) => {
          const waiting = members.filter(({ approved }) => !approved);
          return (
            <>
              {waiting.length ? <MemberList title="Waiting for approval" members={waiting} {...shared} /> : null}
              <MemberList title="Can log in" members={members.filter(({ approved }) => approved)} {...shared} />
            </>
          );
        }}
      </LoadedList>
    </Panel>
  );
}
