import type { HealthBoard } from '../../contract/health-board.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

/** Current faults and the last verified backup. */
export const readHealthBoard = (signal: AbortSignal) => request<HealthBoard>(paths.healthBoard, { signal });
