import { useId } from 'react';
import { teamWords } from '../../../content/admin/team.ts';
import type { Role, TeamMember } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';

export type MemberActs = {
  approve: (member: TeamMember) => Promise<void>;
  setRole: (member: TeamMember, role: Role) => Promise<void>;
  remove: (member: TeamMember) => Promise<void>;
};

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });
const otherRole: Record<Role, Role> = { owner: 'admin', admin: 'owner' };

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
              </h3>
              <p>
                {member.email},{' '}
                {member.approved
                  ? teamWords.since(member.role, day.format(member.createdAt))
                  : teamWords.registered(day.format(member.createdAt))}
              </p>
            </div>
            <div className="acts">
              {member.approved ? (
                <Button
                  look="ghost"
                  size="sm"
                  disabled={busyId === member.id}
                  onClick={() => acts.setRole(member, otherRole[member.role])}
                >
                  {teamWords.make(otherRole[member.role])}
                  <span className="sr">: {member.username}</span>
                </Button>
              ) : (
                <Button size="sm" disabled={busyId === member.id} onClick={() => acts.approve(member)}>
                  {teamWords.approve}
                  <span className="sr"> {member.username}</span>
                </Button>
              )}
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
