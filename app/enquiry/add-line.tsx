import { enquiryPage as words } from '../../content/labels/enquiry.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import { addLine } from '../api/enquiry.ts';
import { ResultNotice } from '../forms/notice.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useToast } from '../ui/toast.tsx';

type Props = { enquiryKey: string; onAdded: (enquiry: Enquiry) => void };

export function AddLine({ enquiryKey, onAdded }: Props) {
  const toast = useToast();
  const form = useForm({
    send: async ({ texts }) => onAdded(await addLine(enquiryKey, texts.text ?? '')),
    onSent() {
      form.form.current?.reset();
      toast({ text: words.added, tone: 'success' });
    },
    onFail: ({ message, fields }) => (fields.text ? undefined : { tone: 'danger', content: message }),
  });
  const { props, isSending, errors } = form;
  return (
    <form {...props} className="form" noValidate>
      <ResultNotice form={form} />
      <Field label={words.addLabel} name="text" multiline maxLength={2000} error={errors.text} />
      <div className="form-end">
        <Button type="submit" size="sm" busy={isSending} busyText={words.adding}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
