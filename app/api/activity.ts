import type { ActivityPage } from '../../contract/activity.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

/** One page of the audit log, newest first. */
export const listActivity = (after?: string) =>
  request<ActivityPage>(after ? `${paths.activity}?after=${encodeURIComponent(after)}` : paths.activity);
