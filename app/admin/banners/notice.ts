import type { ApiError } from '../../api/request.ts';
import type { Notice } from '../../forms/form-store.ts';

/** Notice above the fields; none if the errors are shown at the fields. */
export const cardNotice = ({ message, fields }: ApiError): Notice | undefined =>
  Object.keys(fields).length ? undefined : { tone: 'danger', content: message };
