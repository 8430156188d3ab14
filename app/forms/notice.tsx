import type { ApiError } from '../api/request.ts';
import { FormNotice } from '../ui/field.tsx';
import type { Notice } from './form-store.ts';
import type { Form } from './use-form.ts';

/** The error as a notice above the fields; none if it is shown at the fields. */
export const noticeUnlessFields = ({ message, fields }: ApiError): Notice | undefined =>
  Object.keys(fields).length ? undefined : { tone: 'danger', content: message };

/** What came of sending a form. It gets the focus if no field is at fault. */
export const ResultNotice = ({ form: { notice, noticeBox } }: { form: Pick<Form, 'notice' | 'noticeBox'> }) =>
  notice ? (
    <FormNotice tone={notice.tone} ref={noticeBox}>
      {notice.content}
    </FormNotice>
  ) : null;
