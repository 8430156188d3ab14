import { type KeyboardEvent, useId } from 'react';
import { roleWords, teamWords } from '../../../content/admin/team.ts';
import type { TeamMember } from '../../../contract/accounts.ts';
import { type Role, roles } from '../../../contract/roles.ts';
import { Button } from '../../ui/button.tsx';
import { RoleBadge } from '../shell/role-badge.tsx';

export type MemberActs = {
  approve: (member: TeamMember) => Promise<void>;
  setRole: (member: TeamMember, role: Role) => Promise<void>;
  remove: (member: TeamMember) => Promise<void>;
  endSessions: (member: TeamMember) => Promise<void>;
  resetFactors: (member: TeamMember) => Promise<void>;
};

/** An arrow key would otherwise change the role at once, and pass through every one on the way. */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
}

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

export function MemberList({
  title,
  members,
  myId,
  busyId,
  acts,
}: {
  title: string;
  members: TeamMember[];
  myId: string;
  busyId: string;
  acts: MemberActs;
}) {
  const heading = useId();
  return (
    <section className="members" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="items">
        {members.map((member) => (
          <li key={member.id} className="item member">
            <div className="item-text">
              <h3 dir="auto">
                {member.username}
                {member.id === myId ? teamWords.you : ''}
                {member.approved ? <RoleBadge role={member.role} /> : null}
              </h3>
              <p>
                {member.email},{' '}
                {member.approved
                  ? `${teamWords.since(day.format(member.createdAt))}, ${member.hasFactor ? teamWords.hasFactor : teamWords.noFactor}`
                  : teamWords.registered(day.format(member.createdAt))}
              </p>
            </div>
            <div className="acts">
              {member.approved ? (
                <label className="role-choice">
                  <span className="sr">{teamWords.roleOf(member.username)}</span>
                  <select
                    className="input"
                    value={member.role}
                    aria-disabled={busyId === member.id || undefined}
                    onKeyDown={openList}
                    onChange={({ target }) => acts.setRole(member, target.value as Role)}
                  >
                    {roles.map((role) => (
                      <option key={role} value={role}>
                        {roleWords[role].name}
                      </option>
                    ))}
                  </select>
                </label>
              ) : (
                <Button size="sm" disabled={busyId === member.id} onClick={() => acts.approve(member)}>
                  {teamWords.approve}
                  <span className="sr"> {member.username}</span>
                </Button>
              )}
              {member.approved && member.id !== myId ? (
                <Button look="ghost" size="sm" disabled={busyId === member.id} onClick={() => acts.endSessions(member)}>
                  {teamWords.endSessions}
                  <span className="sr">: {member.username}</span>
                </Button>
              ) : null}
              {member.hasFactor && member.id !== myId ? (
                <Button look="ghost" size="sm" disabled={busyId === member.id} onClick={() => acts.resetFactors(member)}>
                  {teamWords.resetFactors}
                  <span className="sr">: {member.username}</span>
                </Button>
              ) : null}
              <Button look="danger" size="sm" disabled={busyId === member.id} onClick={() => acts.remove(member)}>
                {teamWords.remove}
                <span className="sr"> {member.username}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
