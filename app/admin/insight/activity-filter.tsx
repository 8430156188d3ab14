import { useId } from 'react';
import { activityWords as words } from '../../../content/admin/activity.ts';
import type { ActivityChoice } from '../../api/activity.ts';
import { Field } from '../../ui/field.tsx';

/** Kind, person and day. A choice counts at once; typing when it rests. */
export function ActivityFilter({ onChoose }: { onChoose: (choice: ActivityChoice) => void }) {
  const kind = useId();
  const choose = (form: HTMLFormElement) => {
    const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    onChoose({ kind: text('kind'), person: text('person'), day: text('day') });
  };
  return (
    <search>
      <form
        className="form activity-filter"
        onChange={({ currentTarget }) => choose(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          choose(event.currentTarget);
        }}
      >
        <div className="field">
          <label htmlFor={kind}>{words.kind}</label>
          <select id={kind} name="kind" className="input">
            {Object.entries(words.kinds).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <Field label={words.person} name="person" type="search" autoComplete="off" />
        <Field label={words.day} name="day" type="date" />
      </form>
    </search>
  );
}
