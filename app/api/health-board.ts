import type { HealthBoard } from '../../contract/health-board.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

/** What is wrong with the service now, and the last proven backup. */
export const readHealthBoard = (signal: AbortSignal) => request<HealthBoard>(paths.healthBoard, { signal });
