import { imageMaxBytes } from '../../../contract/cards.ts';
import { AppError, badInput } from '../../errors.ts';
import { type FormRules, withForm } from '../multipart/read-form.ts';
import { rethrowDiskFull } from './disk-full.ts';

/** A parsed form: its text fields, and the path of its image until the request ends. */
export type Upload = { fields: Record<string, string>; image?: string };

const imageTooLarge = () =>
  new AppError(413, 'The image is larger than 10 MB. Please choose a smaller one.', {
    fields: { image: 'The image is larger than 10 MB. Please choose a smaller one.' },
  });

const rules: FormRules = {
  field: 'image',
  maxFiles: 1,
  maxBytes: imageMaxBytes,
  maxParts: 50,
  tooManyFiles: () => badInput({ image: 'Send one image only.' }),
  tooLarge: imageTooLarge,
  onDiskError: rethrowDiskFull,
};

/** Parses a form with an `image` into `folder`, within the limits, and always removes the file afterwards. */
export const withUpload = <Answer>(request: Request, folder: string, use: (upload: Upload) => Promise<Answer>): Promise<Answer> =>
  withForm(request, folder, rules, ({ fields, files, fault }) => {
    if (fault) throw fault;
    return use({ fields, image: files[0]?.path });
  });
