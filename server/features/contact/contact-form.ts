import { attachmentLimits } from '../../../contract/attachments.ts';
import { type ContactInput, contactInput } from '../../../contract/contact.ts';
import { AppError } from '../../errors.ts';
import { check } from '../../platform/check.ts';
import { type Form, type FormRules, withForm } from '../../platform/multipart/read-form.ts';
import { memoryBudget } from '../../platform/rate-limit/memory-budget.ts';
import { minutes } from '../../platform/time.ts';
import { attachmentsOff, rethrowNoRoom, tooLarge, tooManyFiles } from './attachments/refusals.ts';

const rules: FormRules = {
  field: 'files',
  maxFiles: attachmentLimits.files,
  maxBytes: attachmentLimits.bytes,
  maxParts: 30, // nine texts, three files, and a few of which the visitor is told that they are too many
  tooManyFiles,
  tooLarge,
  onDiskError: rethrowNoRoom,
  readOnUpTo: 64 * 2 ** 20,
};

/** Forms that are refused cost the disk something too. */
const perAddress = { max: 60, windowMs: minutes(10) };

/** Reads Contact Us as a multipart form. Whatever is wrong with its files, its texts are known. */
export function contactForms({ incoming, takesFiles }: { incoming: string; takesFiles: boolean }) {
  const budget = memoryBudget(perAddress);

  function faultBefore(address: string): AppError | undefined {
    try {
      budget.take(address);
      return undefined;
    } catch (error) {
      return error as AppError;
    }
  }

  return <Answer>(request: Request, address: string, use: (form: Form) => Promise<Answer>): Promise<Answer> => {
    const most = takesFiles ? rules : { ...rules, maxFiles: 0, tooManyFiles: attachmentsOff };
    return withForm(request, incoming, { ...most, fault: faultBefore(address) }, use);
  };
}

/** The seven fields of a form; faults of its files and of its texts are told together. */
export function checkForm({ fields, fault, isNoForm }: Omit<Form, 'files'>): ContactInput {
  if (!(fault instanceof AppError)) {
    if (fault) throw fault;
    return check(contactInput, fields);
  }
  if (isNoForm) throw new AppError(415, fault.message, { code: fault.code });
  const { success, fieldErrors } = faultsOf(fields);
  if (success) throw fault;
  const { status, message, code, headers } = fault;
  throw new AppError(status, message, { code, headers, fields: { ...fieldErrors, ...fault.fields } });
}

function faultsOf(fields: Record<string, string>): { success: boolean; fieldErrors?: Record<string, string> } {
  try {
    check(contactInput, fields);
    return { success: true };
  } catch (error) {
    return { success: false, fieldErrors: error instanceof AppError ? error.fields : undefined };
  }
}
