import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Role, TeamMember } from '../../../contract/accounts.ts';
import { approveMember, listTeam, removeMember, setMemberRole, whoAmI } from '../../api/accounts.ts';
import { storeRole } from '../../api/session.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LoadedList, Panel } from './panel.tsx';
import { useAdminCall } from './session.ts';
import { type MemberActs, MemberList } from './team-list.tsx';
import { sentenceOf, useLoaded } from './use-loaded.ts';

const load = async () => {
  const [members, me] = await Promise.all([listTeam(), whoAmI()]);
  return { members, me };
};

/** Who may work here: for owners. */
export default function Team() {
  const navigate = useNavigate();
  const { confirm } = useAlert();
  const toast = useToast();
  const call = useAdminCall();
  const { loaded, refresh, retry } = useLoaded(load, 'Failed to fetch team');
  const [problem, setProblem] = useState('');
  const myId = loaded.state === 'ready' ? loaded.value.me.id : '';

  /** Does one thing; false if it was refused, which is said above the list. */
  async function settle(work: Promise<unknown>, text: string): Promise<boolean> {
    setProblem('');
    try {
      await call(work);
      toast({ text, tone: 'success' });
      return true;
    } catch (error) {
      console.error('Failed to change team');
      setProblem(sentenceOf(error));
      return false;
    }
  }

  const acts: MemberActs = {
    async approve({ id, username }: TeamMember) {
      if (await settle(approveMember(id), `${username} is approved and can log in.`)) await refresh();
    },
    async setRole({ id, username }: TeamMember, role: Role) {
      if (!(await settle(setMemberRole(id, role), `${username} is now ${role}.`))) return;
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
      if ((await confirm(question)) && (await settle(removeMember(id), `${username} is removed.`))) await refresh();
    },
  };

  return (
    <Panel title="Team" note="Owners approve who may work here. There is always one owner.">
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what="team" onRetry={retry}>
        {({ members }) => {
          const waiting = members.filter(({ approved }) => !approved);
          return (
            <>
              {waiting.length ? <MemberList title="Waiting for approval" members={waiting} myId={myId} acts={acts} /> : null}
              <MemberList title="Can log in" members={members.filter(({ approved }) => approved)} myId={myId} acts={acts} />
            </>
          );
        }}
      </LoadedList>
    </Panel>
  );
}
