import { useState } from 'react';
import { messagesWords as words } from '../../../content/admin/messages.ts';
import type { MessageFilter } from '../../../contract/messages.ts';
import { downloadMessages } from '../../api/messages.ts';
import { sessionRole } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';
import { EraseAddress } from './erase-address.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Templates } from './templates.tsx';

/** Exports, templates and what is needed rarely, behind one button so that messages come first. */
export function MessageTools({ filter, onErased }: { filter: MessageFilter; onErased: () => void }) {
  const [busy, setBusy] = useState('');
  const [sheet, setSheet] = useState(false);
  const call = useAdminCall();
  const toast = useToast();

  async function save(format: 'csv' | 'xlsx' | 'json') {
    setBusy(format);
    await call(downloadMessages(filter, format)).catch((error: unknown) => toast({ text: errorText(error), tone: 'error' }));
    setBusy('');
  }
  async function notify() {
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    toast(answer === 'granted' ? { text: words.notifyOn, tone: 'success' } : { text: words.notifyOff, tone: 'error' });
  }
  return (
    <>
      <details className="message-tools">
        <summary className="btn btn-ghost btn-sm">
          <Icon name="settings-2" /> {words.tools}
        </summary>
        <div>
          {(['csv', 'xlsx', 'json'] as const).map((format) => (
            <Button key={format} look="ghost" size="sm" busy={busy === format} onClick={() => save(format)}>
              {busy === format ? null : <Icon name="download" />} {words.export(format.toUpperCase())}
            </Button>
          ))}
          {sessionRole() === 'sales' ? null : <Templates />}
          <Button look="ghost" size="sm" onClick={notify}>
            <Icon name="bell" /> {words.notify}
          </Button>
          <Button look="ghost" size="sm" onClick={() => setSheet(true)}>
            <Icon name="keyboard" /> {words.shortcuts}
          </Button>
          <EraseAddress onErased={onErased} />
        </div>
      </details>
      {/* outside: a dialog in closed details is not shown */}
      <Shortcuts open={sheet} onOpen={setSheet} />
    </>
  );
}
