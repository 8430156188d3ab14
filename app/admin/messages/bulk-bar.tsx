import { messagesWords, messageWords, bulkWords as words } from '../../../content/admin/messages.ts';
import type { MessageChoices, MessageFilter, MessageState } from '../../../contract/messages.ts';
import { type BulkAction, type BulkTarget, bulk, downloadMessages } from '../../api/messages.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';
import { ChooseAndDo } from './choose-and-do.tsx';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; filter: MessageFilter; choices?: MessageChoices; onDone: () => void };

/** What can be done with several messages at once. */
export function BulkBar({ selection, filter, choices, onDone }: Props) {
  const call = useAdminCall();
  const toast = useToast();
  const { confirm } = useAlert();
  const target: BulkTarget = selection.everything ? { filter } : { ids: selection.ids };

  async function run(action: BulkAction) {
    try {
      // everything a view shows may be far more than is seen: it is counted before anybody says yes
      const count = selection.everything ? (await call(bulk(target, { action: 'count' }))).count : selection.count;
      const question = {
        erase: words.questionErase,
        bin: selection.everything ? words.questionBin : undefined,
        change: selection.everything ? words.questionChange : undefined,
        restore: undefined,
        count: undefined,
      }[action.action];
      if (question && !(await confirm(question(count)))) return;
      const { message } = await call(bulk(target, action));
      toast({ text: message, tone: 'success' });
      selection.clear();
      onDone();
    } catch (error) {
      toast({ text: errorText(error), tone: 'error' });
    }
  }
  const save = (format: 'csv' | 'xlsx') =>
    call(downloadMessages(filter, format, selection.everything ? [] : selection.ids)).catch((error: unknown) =>
      toast({ text: errorText(error), tone: 'error' }),
    );

  return (
    <section className="bulk-bar" aria-label={words.selected(selection.count)}>
      <p role="status">{selection.everything ? words.allFound : words.selected(selection.count)}</p>
      {selection.everything ? null : (
        <Button look="ghost" size="sm" onClick={selection.selectEverything}>
          {words.selectAll}
        </Button>
      )}
      <ChooseAndDo
        label={words.state}
        action={words.set}
        onDo={(value) => void run({ action: 'change', change: { status: value as MessageState } })}
      >
        {Object.entries(messageWords.status).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </ChooseAndDo>
      <ChooseAndDo
        label={words.assign}
        action={words.set}
        onDo={(value) => void run({ action: 'change', change: { assignee: value === 'none' ? null : value } })}
      >
        <option value="none">{messageWords.nobody}</option>
        {choices?.colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChooseAndDo>
      <Button look="ghost" size="sm" onClick={() => void run({ action: filter.folder === 'bin' ? 'restore' : 'bin' })}>
        <Icon name={filter.folder === 'bin' ? 'archive-restore' : 'trash-2'} />{' '}
        {filter.folder === 'bin' ? words.restore : words.bin}
      </Button>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} look="ghost" size="sm" onClick={() => void save(format)}>
          <Icon name="download" /> {messagesWords.export(format.toUpperCase())}
        </Button>
      ))}
      <Button look="danger" size="sm" onClick={() => void run({ action: 'erase' })}>
        <Icon name="eraser" /> {words.erase}
      </Button>
      <Button look="ghost" size="sm" onClick={selection.clear}>
        <Icon name="x" /> {words.none}
      </Button>
    </section>
  );
}
