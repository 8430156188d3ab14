import { useCallback, useEffect, useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { MessageChoices } from '../../../contract/messages.ts';
import { readChoices } from '../../api/messages.ts';
import { Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { MessageFilter } from './message-filter.tsx';
import { MessageList } from './message-list.tsx';
import { MessageTools } from './message-tools.tsx';
import { useFilter } from './use-filter.ts';

/** Messages sent through Contact Us. */
export default function Messages() {
  const { filter, open, setFilter, setOpen } = useFilter();
  const [choices, setChoices] = useState<MessageChoices>();
  const [generation, setGeneration] = useState(0);
  const call = useAdminCall();
  useEffect(() => {
    call(readChoices()).then(setChoices, () => {}); // the list itself reports errors
  }, [call]);
  const reload = useCallback(() => setGeneration((count) => count + 1), []);
  return (
    <Panel title={shellWords.messages} note={messagesWords.note} action={<MessageTools filter={filter} onErased={reload} />}>
      <MessageFilter filter={filter} choices={choices} onFilter={setFilter} />
      <MessageList
        key={`${generation} ${JSON.stringify(filter)}`}
        filter={filter}
        choices={choices}
        open={open}
        onOpen={setOpen}
      />
    </Panel>
  );
}
