import { useState } from 'react';
import { factorWords as words } from '../../../content/admin/my-account.ts';
import type { Factor, Me } from '../../../contract/accounts.ts';
import { type RecoveryCodes, removeFactor, renameFactor, renewRecoveryCodes } from '../../api/my-account.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRowAction } from '../shell/use-row-action.ts';
import { AddApp } from './add-app.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { AccountSection } from './section.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' });
type Open = { what: 'app' } | { what: 'rename'; factor: Factor } | { what: 'new-passkey' };

/** Passkeys, the authenticator app and recovery codes: added, named and removed. */
export function Factors({ me, onChange }: { me: Me; onChange: () => Promise<void> }) {
  const { confirm } = useAlert();
  const toast = useToast();
  const { problem, busyId, act } = useRowAction();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>();
  const addPasskey = useAddPasskey();
  const { factors, factorRequiredFrom: from } = me;
  const hasApp = factors.some(({ kind }) => kind === 'totp');

  const added = async ({ recoveryCodes }: RecoveryCodes) => {
    setOpen(undefined);
    if (recoveryCodes) setCodes(recoveryCodes);
    await onChange();
  };
  const remove = async ({ id, name }: Factor) => {
    if (!(await confirm(words.removeQuestion(name)))) return;
    if (await act(id, removeFactor(id), words.removed(name), words.heading)) await onChange();
  };
  const renew = () => act('codes', renewRecoveryCodes().then(added), words.codesMade, words.heading);
  const required = from === null ? null : from <= Date.now() ? words.requiredNow : words.required(day.format(from));

  return (
    <AccountSection title={words.heading} note={words.note}>
      {problem || addPasskey.problem ? <FormNotice tone="danger">{problem || addPasskey.problem}</FormNotice> : null}
      {required && !factors.length ? <FormNotice tone="info">{required}</FormNotice> : null}
      {factors.length ? null : <p className="account-note">{words.none}</p>}
      <ul className="account-list">
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              <h3>
                <Icon name={factor.kind === 'passkey' ? 'fingerprint' : 'smartphone'} /> {factor.name}
              </h3>
              <p>
                {words.added(day.format(factor.createdAt))}
                {factor.lastUsedAt ? `, ${words.used(day.format(factor.lastUsedAt))}` : ''}
              </p>
            </div>
            <div className="acts">
              <Button look="ghost" size="sm" onClick={() => setOpen({ what: 'rename', factor })}>
                {words.rename}
                <span className="sr"> {factor.name}</span>
              </Button>
              <Button look="danger" size="sm" disabled={busyId === factor.id} onClick={() => remove(factor)}>
                {words.remove}
                <span className="sr"> {factor.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button size="sm" busy={addPasskey.isBusy} busyText={words.waiting} onClick={() => setOpen({ what: 'new-passkey' })}>
          <Icon name="fingerprint" /> {words.addPasskey}
        </Button>
        <Button look="ghost" size="sm" onClick={() => setOpen({ what: 'app' })}>
          <Icon name="smartphone" /> {hasApp ? words.replaceApp : words.addApp}
        </Button>
      </div>
      {factors.length ? (
        <p className="account-codes">
          {words.codesLeft(me.recoveryCodesLeft)}{' '}
          <Button look="ghost" size="sm" busy={busyId === 'codes'} onClick={renew}>
            {words.newCodes}
          </Button>
        </p>
      ) : null}
      <AddApp open={open?.what === 'app'} onClose={() => setOpen(undefined)} onAdded={added} />
      <NameDialog
        open={open?.what === 'rename' || open?.what === 'new-passkey'}
        title={open?.what === 'rename' ? words.rename : words.addPasskey}
        name={open?.what === 'rename' ? open.factor.name : words.defaultName}
        onClose={() => setOpen(undefined)}
        onName={async (name) => {
          if (open?.what !== 'rename') {
            setOpen(undefined);
            void addPasskey.add(name, added);
            return;
          }
          await renameFactor(open.factor.id, name);
          toast({ text: words.renamed, tone: 'success' });
          await added({});
        }}
      />
      <RecoveryDialog codes={codes} onClose={() => setCodes(undefined)} />
    </AccountSection>
  );
}
