import type { Enquiry, EnquiryErased } from '../../contract/enquiry.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

const post = <Answer>(path: string, json: object) => request<Answer>(path, { method: 'POST', json });

export const readEnquiry = (key: string) => post<Enquiry>(paths.enquiry, { key });
export const addLine = (key: string, text: string) => post<Enquiry>(paths.enquiryLine, { key, text });
export const eraseEnquiry = (key: string) => post<EnquiryErased>(paths.eraseEnquiry, { key });
