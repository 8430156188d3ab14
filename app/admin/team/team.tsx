import { shellWords } from '../../../content/admin/shell.ts';
import { roleWords, teamWords } from '../../../content/admin/team.ts';
import type { TeamMember } from '../../../contract/accounts.ts';
import type { Role } from '../../../contract/roles.ts';
import {
  approveMember,
  endSessionsOf,
  listInvitations,
  listTeam,
  removeMember,
  resetFactorsOf,
  setMemberRole,
  whoAmI,
} from '../../api/accounts.ts';
import { storeRole } from '../../api/session.ts';
import { go } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { FactorRule } from './factor-rule.tsx';
import { Invitations } from './invitations.tsx';
import { type MemberActs, MemberList } from './team-list.tsx';

const load = async () => {
  const [members, me, invited] = await Promise.all([listTeam(), whoAmI(), listInvitations()]);
  return { members, me, ...invited };
};

/** Team management, for owners. */
export default function Team() {
  const { confirm } = useAlert();
  const { loaded, refresh: reload, retry } = useLoaded(load, teamWords.logFetch);
  const refresh = () => {
    document.dispatchEvent(new Event('team-changed'));
    return reload();
  };
  const { problem, busyId, act } = useRowAction();
  const myId = loaded.state === 'ready' ? loaded.value.me.id : '';

  const acts: MemberActs = {
    async approve({ id, username }: TeamMember) {
      if (await act(id, approveMember(id), teamWords.approved(username), teamWords.logChange)) await refresh();
    },
    async setRole({ id, username }: TeamMember, role: Role) {
      if (id === myId && !(await confirm(teamWords.ownRoleQuestion(roleWords[role])))) return;
      if (!(await act(id, setMemberRole(id, role), teamWords.isNow(username, roleWords[role].name), teamWords.logChange))) return;
      if (id !== myId) return refresh();
      storeRole(role); // a demoted owner loses the Team panel
      go('/adminDashboard');
    },
    async endSessions({ id, username }: TeamMember) {
      await act(id, endSessionsOf(id), teamWords.sessionsEnded(username), teamWords.logChange);
    },
    async resetFactors({ id, username }: TeamMember) {
      if (!(await confirm(teamWords.factorsQuestion(username)))) return;
      if (await act(id, resetFactorsOf(id), teamWords.factorsReset(username), teamWords.logChange)) await refresh();
    },
    async remove({ id, username, email }: TeamMember) {
      if (!(await confirm(teamWords.question(username, email)))) return;
      if (await act(id, removeMember(id), teamWords.removed(username), teamWords.logChange)) await refresh();
    },
  };

  const shared = { myId, busyId, acts };
  return (
    <Panel title={shellWords.team} note={teamWords.note}>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what={teamWords.what} onRetry={retry}>
        {({ members, invitations, factorRequiredFrom }) => {
          const waiting = members.filter(({ approved }) => !approved);
          return (
            <>
              {waiting.length ? <MemberList title={teamWords.waiting} members={waiting} {...shared} /> : null}
              <MemberList title={teamWords.members} members={members.filter(({ approved }) => approved)} {...shared} />
              <div className="my-account">
                <Invitations invitations={invitations} onChange={refresh} />
                <FactorRule from={factorRequiredFrom} onChange={refresh} />
              </div>
            </>
          );
        }}
      </LoadedList>
    </Panel>
  );
}
