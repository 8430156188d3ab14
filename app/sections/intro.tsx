import type { Enquiry } from '../../content/schemas/enquiry.ts';
import type { TextLink } from '../../content/schemas/shapes.ts';
import { MoreLink } from '../ui/button.tsx';
import { EnquiryForm } from './enquiry.tsx';
import { Checks } from './texts.tsx';

type IntroProps = { lede: string; paragraphs: string[]; points?: string[]; link?: TextLink; enquiry?: Enquiry; service: string };

/** Opening text, with the enquiry form next to it if the page has one. */
export function Intro({ lede, paragraphs, points, link, enquiry, service }: IntroProps) {
  const body = (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points ? <Checks points={points} /> : null}
      {link ? (
        <p>
          <MoreLink to={link.path}>{link.text}</MoreLink>
        </p>
      ) : null}
    </>
  );

  if (!enquiry) {
    return (
      <section>
        <div className="wrap intro intro-wide">
          <div className="intro-text">
            <p className="lede">{lede}</p>
          </div>
          <div className="intro-text">{body}</div>
        </div>
      </section>
    );
  }
  return (
    <section>
      <div className="wrap intro">
        <div className="intro-text">
          <p className="lede">{lede}</p>
          {body}
        </div>
        <EnquiryForm enquiry={enquiry} service={service} />
      </div>
    </section>
  );
}
