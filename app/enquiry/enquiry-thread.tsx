import { enquiryPage as words } from '../../content/labels/enquiry.ts';
import type { Enquiry } from '../../contract/enquiry.ts';

export const moment = (iso: string) => new Date(iso).toLocaleString('en-CA', { dateStyle: 'long', timeStyle: 'short' });

/** State, message and what was added since. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <p className="enquiry-progress" data-progress={enquiry.progress}>
        {words.progress[enquiry.progress]}
      </p>
      <dl className="enquiry-facts">
        <div>
          <dt>{words.reference}</dt>
          <dd translate="no">{enquiry.reference}</dd>
        </div>
        <div>
          <dt>{words.received}</dt>
          <dd>
            <time dateTime={enquiry.receivedAt}>{moment(enquiry.receivedAt)}</time>
          </dd>
        </div>
        {enquiry.files.length ? (
          <div>
            <dt>{words.files}</dt>
            <dd dir="auto">{enquiry.files.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {enquiry.message ? (
        <>
          <h2>{words.yourMessage}</h2>
          <p className="enquiry-text" dir="auto">
            {enquiry.message}
          </p>
        </>
      ) : null}
      {enquiry.lines.length ? (
        <ol className="enquiry-lines">
          {enquiry.lines.map(({ at, by, text }) => (
            <li key={at + text} data-by={by}>
              <p>
                <strong>{words.by[by]}</strong> <time dateTime={at}>{moment(at)}</time>
              </p>
              <p className="enquiry-text" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
