import { factorWords as words } from '../../../content/admin/my-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Shows new recovery codes, the only time that they can be read. */
export function RecoveryDialog({ codes, onClose }: { codes?: string[]; onClose: () => void }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes?.join('\n') ?? '');
    toast({ text: words.copied, tone: 'success' });
  };
  return (
    <Dialog
      open={codes !== undefined}
      onClose={onClose}
      title={words.codesTitle}
      footer={
        <>
          <Button look="ghost" size="sm" onClick={copy}>
            <Icon name="copy" /> {words.copy}
          </Button>
          <Button size="sm" onClick={onClose}>
            {words.kept}
          </Button>
        </>
      }
    >
      <p>{words.codesNote}</p>
      <ul className="recovery-codes">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
