import type { ActivityPage } from '../../contract/activity.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';
import { saveFile } from './save-file.ts';

/** Filter of the audit log; empty texts are no filter. */
export type ActivityChoice = { kind: string; person: string; day: string };

/** The day is one of this browser's time zone. */
function query({ kind, person, day }: ActivityChoice, after?: string): URLSearchParams {
  const start = day ? new Date(`${day}T00:00:00`) : undefined;
  const end = start && new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  const given = { kind, person, after, from: start?.getTime(), until: end?.getTime() };
  return new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/** One page of the audit log, newest first. */
export const listActivity = (choice: ActivityChoice, after?: string) =>
  request<ActivityPage>(`${paths.activity}?${query(choice, after)}`);

export const downloadActivity = async (choice: ActivityChoice) =>
  saveFile(await request<Blob>(`${paths.exportActivity}?${query(choice)}`, { blob: true }), 'activity.csv');
