import { useEffect, useRef } from 'react';
import { formMessages } from '../../content/messages.ts';
import { paths } from '../../contract/paths.ts';
import { sendContact, startFill } from '../api/contact.ts';
import { ApiError } from '../api/request.ts';
import type { PageProps } from '../routes.tsx';
import { type ContactAnswer, ContactForm, type ContactValues } from '../sections/contact-form.tsx';
import { Hero } from '../sections/hero.tsx';
import { OfficeCard } from '../sections/office-card.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../site.ts';

/** A refusal is an answer too: the server's sentence, and one for each field at fault. */
function refusal(error: unknown): ContactAnswer {
  if (!(error instanceof ApiError)) throw error;
  return { sent: false, message: error.status === 0 ? formMessages.network : error.message, fields: error.fields };
}

/** A page's policy holds until the next page load, and only this page's lets a captcha or another host in. */
function useOwnPolicy(needed: boolean) {
  useEffect(() => {
    if (needed && document.getElementById('app')?.dataset.page !== '/contactUs') location.reload();
  }, [needed]);
}

export default function ContactUs({ page: { path, art, words } }: PageProps<'contact'>) {
  const { title, description, hero, form, office } = words;
  const { contactApiBase, contactAnswer, captchaSiteKey, captchaScript } = useSite();
  const fill = useRef<ReturnType<typeof startFill>>(null);
  useOwnPolicy(Boolean(contactApiBase || captchaSiteKey));

  const currentFill = () => {
    fill.current ??= startFill();
    return fill.current;
  };
  async function send(values: ContactValues): Promise<ContactAnswer> {
    try {
      const { message } = await sendContact(values, { base: contactApiBase, fill: currentFill() });
      fill.current = null; // what is typed next is a new message
      return { sent: true, message };
    } catch (error) {
      return refusal(error);
    }
  }

  return (
    <>
      <PageHead title={title} description={description} path={path} art={art} />
      <Hero art={art} look="short" beside {...hero} />
      <section>
        <div className="wrap intro intro-end">
          <div className="enquiry">
            <ContactForm
              heading={form.heading}
              action={contactApiBase + paths.contact}
              send={send}
              onBegin={() => contactApiBase || currentFill().begin()}
              earlier={contactAnswer}
              captcha={captchaSiteKey ? { siteKey: captchaSiteKey, script: captchaScript } : undefined}
            />
          </div>
          <div className="intro-text">
            <h2>{office.heading}</h2>
            <OfficeCard {...office} />
          </div>
        </div>
      </section>
    </>
  );
}
