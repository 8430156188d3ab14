import type { ApiError } from '../../api/request.ts';
import type { Notice } from '../../forms/form-store.ts';

/** What is said above the fields: nothing where the fields themselves say it. */
export const cardNotice = ({ message, fields }: ApiError): Notice | undefined =>
  Object.keys(fields).length ? undefined : { tone: 'danger', content: message };
