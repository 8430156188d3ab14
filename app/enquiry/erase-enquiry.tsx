import { useState } from 'react';
import { enquiryPage as words } from '../../content/labels/enquiry.ts';
import type { EnquiryErased } from '../../contract/enquiry.ts';
import { eraseEnquiry } from '../api/enquiry.ts';
import type { ApiError } from '../api/request.ts';
import { useAlert } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { FormNotice } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

type Props = { enquiryKey: string; onErased: (erased: EnquiryErased) => void };

export function EraseEnquiry({ enquiryKey, onErased }: Props) {
  const { confirm } = useAlert();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function erase() {
    if (!(await confirm(words.question))) return;
    setBusy(true);
    setProblem('');
    try {
      onErased(await eraseEnquiry(enquiryKey));
    } catch (error) {
      setProblem((error as ApiError).message);
      setBusy(false);
    }
  }
  return (
    <section className="enquiry-erase" aria-labelledby="erase-enquiry">
      <h2 id="erase-enquiry">{words.eraseHeading}</h2>
      <p>{words.eraseText}</p>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <Button look="danger" size="sm" busy={busy} busyText={words.erasing} onClick={erase}>
        <Icon name="eraser" /> {words.erase}
      </Button>
    </section>
  );
}
