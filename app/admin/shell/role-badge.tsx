import { roleWords } from '../../../content/admin/team.ts';
import type { Role } from '../../../contract/roles.ts';

/** A role, as a small label beside a name. */
export function RoleBadge({ role }: { role: Role }) {
  return <span className={`role role-${role}`}>{roleWords[role].name}</span>;
}
