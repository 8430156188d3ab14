import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { factorWords as words } from '../../../content/admin/my-account.ts';
import { beginTotp, confirmTotp, type RecoveryCodes } from '../../api/my-account.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

type Props = { open: boolean; onClose: () => void; onAdded: (answer: RecoveryCodes) => Promise<void> };

/** Sets up an authenticator app: key as a QR code, then its first code. */
export function AddApp({ open, onClose, onAdded }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={words.appTitle}>
      <Steps onAdded={onAdded} onClose={onClose} />
    </Dialog>
  );
}

function Steps({ onAdded, onClose }: Omit<Props, 'open'>) {
  const call = useAdminCall();
  const [key, setKey] = useState<{ secret: string; uri: string }>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    call(beginTotp()).then(setKey, (error: unknown) => setProblem(errorText(error)));
  }, [call]);
  const form = useForm({
    call,
    send: async ({ texts: { code = '' } }) => onAdded(await confirmTotp(code)),
    onFail: noticeUnlessFields,
  });

  if (problem) return <FormNotice tone="danger">{problem}</FormNotice>;
  if (!key) return <Spinner />;
  return (
    <form {...form.props} className="form" noValidate>
      <ResultNotice form={form} />
      <div className="field app-key">
        <p>{words.scan}</p>
        <QrCode text={key.uri} />
        <p>
          {words.orType} <code>{key.secret.replace(/.{4}/g, '$& ').trim()}</code>
        </p>
      </div>
      <Field label={words.code} name="code" autoComplete="one-time-code" inputMode="numeric" error={form.errors.code} />
      <div className="form-end acts">
        <Button type="submit" size="sm" busy={form.isSending} busyText={words.confirming}>
          {words.confirm}
        </Button>
        <Button look="ghost" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Dark on white in both themes: cameras want it so. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qr} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
