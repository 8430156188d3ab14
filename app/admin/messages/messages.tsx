import { useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { MessageChoice } from '../../api/messages.ts';
import { Panel } from '../shell/panel.tsx';
import { EraseAddress } from './erase-address.tsx';
import { ExportMessages } from './export-messages.tsx';
import { MessageFilter } from './message-filter.tsx';
import { MessageList } from './message-list.tsx';

/** Messages sent through Contact Us. */
export default function Messages() {
  const [choice, setChoice] = useState<MessageChoice>({ folder: 'inbox', search: '' });
  const [erasures, setErasures] = useState(0);
  return (
    <Panel
      title={shellWords.messages}
      note={messagesWords.note}
      action={
        <div className="message-tools">
          <ExportMessages choice={choice} />
          <EraseAddress onErased={() => setErasures(erasures + 1)} />
        </div>
      }
    >
      <MessageFilter choice={choice} onChoice={setChoice} />
      <MessageList key={`${choice.folder} ${erasures} ${choice.search}`} choice={choice} />
    </Panel>
  );
}
