import { useCallback, useEffect, useState } from 'react';
import { enquiryPage as words } from '../../content/labels/enquiry.ts';
import type { Enquiry, EnquiryErased } from '../../contract/enquiry.ts';
import { AccountScreen } from '../admin/account/account-screen.tsx';
import { readEnquiry } from '../api/enquiry.ts';
import type { ApiError } from '../api/request.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AddLine } from './add-line.tsx';
import { EnquiryThread, moment } from './enquiry-thread.tsx';
import { EraseEnquiry } from './erase-enquiry.tsx';

type View =
  | { state: 'loading' }
  | { state: 'missing'; text: string }
  | { state: 'failed'; text: string }
  | { state: 'ready'; key: string; enquiry: Enquiry }
  | { state: 'erased'; erased: EnquiryErased };

/** The sender's private page. Its key stands behind # and is read here; no server sees it in an address. */
export default function EnquiryPage() {
  const [view, setView] = useState<View>({ state: 'loading' });

  const load = useCallback(async () => {
    const key = location.hash.slice(1);
    if (!/^[\w-]{32}$/.test(key)) return setView({ state: 'missing', text: words.noKey });
    setView({ state: 'loading' });
    try {
      setView({ state: 'ready', key, enquiry: await readEnquiry(key) });
    } catch (error) {
      const { code, message } = error as ApiError;
      setView({ state: code === 'not-found' ? 'missing' : 'failed', text: message });
    }
  }, []);

  // Another key may be opened in this tab.
  useEffect(() => {
    void load();
    addEventListener('hashchange', load);
    return () => removeEventListener('hashchange', load);
  }, [load]);

  return (
    <AccountScreen title={view.state === 'erased' ? words.erasedTitle : words.title} intro={words.intro}>
      <div className="enquiry-page">
        {view.state === 'loading' ? (
          <p role="status">
            <span className="needs-js">
              <Spinner /> {words.loading}
            </span>
            <noscript>{words.needsScript}</noscript>
          </p>
        ) : null}
        {view.state === 'missing' ? <EmptyState title={words.missing} text={view.text} action={<Home />} /> : null}
        {view.state === 'failed' ? (
          <EmptyState
            tone="failed"
            title={words.failed}
            text={view.text}
            action={<Button onClick={() => void load()}>{words.retry}</Button>}
          />
        ) : null}
        {view.state === 'ready' ? (
          <>
            <EnquiryThread enquiry={view.enquiry} />
            <AddLine enquiryKey={view.key} onAdded={(enquiry) => setView({ ...view, enquiry })} />
            <EraseEnquiry enquiryKey={view.key} onErased={(erased) => setView({ state: 'erased', erased })} />
          </>
        ) : null}
        {view.state === 'erased' ? <Erased erased={view.erased} /> : null}
      </div>
    </AccountScreen>
  );
}

function Erased({ erased }: { erased: EnquiryErased }) {
  return (
    <div className="notice success" role="status">
      <div>
        <p>{words.erased(moment(erased.at), erased)}</p>
        <p>{erased.backupsUntil ? words.backups(moment(erased.backupsUntil)) : words.noBackups}</p>
        <p>
          <Home />
        </p>
      </div>
    </div>
  );
}

const Home = () => (
  <ButtonLink to="/" look="ghost" size="sm">
    {words.home}
  </ButtonLink>
);
