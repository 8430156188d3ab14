import { useLayoutEffect, useRef, useState } from 'react';
import { contactSent as words } from '../../content/labels/forms.ts';
import type { ContactReceipt } from '../../contract/contact.ts';
import { enquiryAddress } from '../../contract/enquiry-address.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type Props = {
  receipt: Partial<ContactReceipt> & { message: string };
  /** It has just been sent from this page. */
  isNew?: boolean;
};

/** The confirmation. It stays until the visitor leaves, since the toast with the reference is soon gone. */
export function ContactSent({ receipt: { message, reference, key }, isNew }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} className="sent" tabIndex={-1} role="status">
      <h3>
        <Icon name="circle-check" /> {words.heading}
      </h3>
      {reference ? <Reference text={reference} /> : <p>{message}</p>}
      <p>{words.next}</p>
      {key ? (
        <p>
          {words.privatePage}{' '}
          <a className="link" href={enquiryAddress('', key)}>
            {words.privateLink}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Reference({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {}, // not allowed: the reference can still be selected
    );
  return (
    <p className="sent-reference">
      <span>{words.reference}</span> <strong translate="no">{text}</strong>
      <Button look="ghost" size="sm" className="needs-js" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} /> {copied ? words.copied : words.copy}
      </Button>
    </p>
  );
}
