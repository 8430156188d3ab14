import { useState } from 'react';
import type { MessageChoice } from '../../api/messages.ts';
import { EraseAddress } from './messages/erase-address.tsx';
import { ExportMessages } from './messages/export-messages.tsx';
import { MessageFilter } from './messages/message-filter.tsx';
import { MessageList } from './messages/message-list.tsx';
import { Panel } from './panel.tsx';

/** What visitors have sent through Contact Us. */
export default function Messages() {
  const [choice, setChoice] = useState<MessageChoice>({ folder: 'inbox', search: '' });
  const [erasures, setErasures] = useState(0);
  return (
    <Panel
      title="Messages"
      note="What visitors have sent through Contact Us, newest first."
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
