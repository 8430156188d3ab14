import type { Enquiry, EnquiryErased } from '../../contract/enquiry.ts';
import { publicPaths } from '../../contract/public-paths.ts';
import { request } from './request.ts';

const post = <Answer>(path: string, json: object) => request<Answer>(path, { method: 'POST', json });

export const readEnquiry = (key: string) => post<Enquiry>(publicPaths.enquiry, { key });
export const addLine = (key: string, text: string) => post<Enquiry>(publicPaths.enquiryLine, { key, text });
export const eraseEnquiry = (key: string) => post<EnquiryErased>(publicPaths.eraseEnquiry, { key });
