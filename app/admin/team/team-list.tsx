import { useId } from 'react';
import type { Role, TeamMember } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';

export type MemberActs = {
  approve: (member: TeamMember) => Promise<void>;
  setRole: (member: TeamMember, role: Role) => Promise<void>;
  remove: (member: TeamMember) => Promise<void>;
};

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });
const otherRole: Record<Role, Role> = { owner: 'admin', admin: 'owner' };

/** Some members under one heading. */
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
                {member.id === myId ? ' (you)' : ''}
              </h3>
              <p>
                {member.email}, {member.approved ? `${member.role} since` : 'registered on'} {day.format(member.createdAt)}
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
                  Make {otherRole[member.role]}
                  <span className="sr">: {member.username}</span>
                </Button>
              ) : (
                <Button size="sm" disabled={busyId === member.id} onClick={() => acts.approve(member)}>
                  Approve<span className="sr"> {member.username}</span>
                </Button>
              )}
              <Button look="danger" size="sm" disabled={busyId === member.id} onClick={() => acts.remove(member)}>
                Remove<span className="sr"> {member.username}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
