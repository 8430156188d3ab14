import { factorWords as words } from '../../../content/admin/my-account.ts';
import { ShownOnceDialog } from '../shell/shown-once-dialog.tsx';

/** Shows new recovery codes. */
export function RecoveryDialog({ codes, onClose }: { codes?: string[]; onClose: () => void }) {
  return (
    <ShownOnceDialog
      text={codes?.join('\n')}
      words={{ title: words.codesTitle, copy: words.copy, copied: words.copied, notCopied: words.notCopied, done: words.kept }}
      onClose={onClose}
    >
      <p>{words.codesNote}</p>
      <ul className="recovery-codes">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </ShownOnceDialog>
  );
}
