import { activityWords } from '../../../content/admin/activity.ts';

/** What an entry changed: one row per field, old and new. */
export function Changes({ subject, before, after }: { subject: string; before: unknown; after: unknown }) {
  const rows = changesBetween(before, after);
  if (!rows.length) return null;
  return (
    <details>
      <summary>
        {activityWords.beforeAndAfter}
        <span className="sr">{activityWords.of(subject)}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{activityWords.before}</th>
            <th scope="col">{activityWords.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, old, now]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="auto">{old}</td>
              <td dir="auto">{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const asText = (value: unknown) =>
  value === undefined || value === null || value === ''
    ? activityWords.none
    : typeof value === 'boolean'
      ? value
        ? activityWords.yes
        : activityWords.no
      : String(value);
const asRecord = (value: unknown) => (value && typeof value === 'object' ? (value as Record<string, unknown>) : {});

/** One row per field: name, old value, new value. */
function changesBetween(before: unknown, after: unknown): [string, string, string][] {
  const [old, now] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.map((name) => [name, asText(old[name]), asText(now[name])]);
}
