import { useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import { downloadMessages, type MessageChoice } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

/** Exports all pages of the filtered list. */
export function ExportMessages({ choice }: { choice: MessageChoice }) {
  const [busy, setBusy] = useState<string>();
  const call = useAdminCall();
  const toast = useToast();

  async function save(format: 'csv' | 'json') {
    setBusy(format);
    await call(downloadMessages(choice, format)).catch((error: unknown) => toast({ text: errorText(error), tone: 'error' }));
    setBusy(undefined);
  }
  return (['csv', 'json'] as const).map((format) => (
    <Button key={format} look="ghost" size="sm" busy={busy === format} onClick={() => save(format)}>
      {busy === format ? null : <Icon name="download" />} {messagesWords.export(format.toUpperCase())}
    </Button>
  ));
}
