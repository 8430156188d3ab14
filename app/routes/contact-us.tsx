import { contactPage } from '../../content/contact.ts';
import { paths } from '../../contract/paths.ts';
import { sendContact } from '../api/contact.ts';
import { ApiError } from '../api/request.ts';
import { type ContactAnswer, ContactForm, type ContactValues } from '../sections/contact-form.tsx';
import { Hero } from '../sections/hero.tsx';
import { OfficeCard } from '../sections/office-card.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { useSite } from '../site.ts';

const { title, description, hero, office } = contactPage;

/** A refusal is an answer too: the server's sentence, and one for each field at fault. */
async function answerTo(values: ContactValues, base: string): Promise<ContactAnswer> {
  try {
    const { message } = await sendContact(values, { base });
    return { sent: true, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { sent: false, message: error.message, fields: error.fields };
  }
}

export default function ContactUs() {
  const { contactApiBase, contactAnswer } = useSite();
  return (
    <>
      <PageHead title={title} description={description} path="/contactUs" art="contactus" />
      <Hero art="contactus" look="short" beside {...hero} />
      <section>
        <div className="wrap intro intro-end">
          <div className="intro-text">
            <h2>{office.heading}</h2>
            <OfficeCard />
          </div>
          <div className="enquiry">
            <ContactForm
              action={contactApiBase + paths.contact}
              send={(values) => answerTo(values, contactApiBase)}
              earlier={contactAnswer}
            />
          </div>
        </div>
      </section>
    </>
  );
}
