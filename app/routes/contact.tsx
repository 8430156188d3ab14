import { useEffect, useRef } from 'react';
import { publicPaths } from '../../contract/public-paths.ts';
import { type SendWithFiles, sendContact, startFill } from '../api/contact.ts';
import type { Texts } from '../forms/use-form.ts';
import { usePageLocation } from '../navigation/location.ts';
import type { PageProps } from '../routes.tsx';
import { LegalFacts } from '../sections/company.tsx';
import { ContactForm } from '../sections/contact-form.tsx';
import { Hero } from '../sections/hero.tsx';
import { OfficeCard } from '../sections/office-card.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../site.ts';

/** A page's policy applies until the next page load, and only this page's allows a captcha or another host. */
function useOwnPolicy(needed: boolean) {
  useEffect(() => {
    if (needed && document.getElementById('app')?.dataset.page !== '/contactUs') location.reload();
  }, [needed]);
}

export default function ContactUs({ page: { path, art, words } }: PageProps<'contact'>) {
  const { title, description, hero, form, office, places, officeChart, next, services, legal } = words;
  const service = new URLSearchParams(usePageLocation().search).get('service') ?? '';
  const { contactApiBase, contactAnswer, contactFiles, captchaSiteKey, captchaScript } = useSite();
  const fill = useRef<ReturnType<typeof startFill>>(null);
  useOwnPolicy(Boolean(contactApiBase || captchaSiteKey));

  const currentFill = () => {
    fill.current ??= startFill();
    return fill.current;
  };
  async function send(values: Texts, withFiles?: SendWithFiles) {
    const receipt = await sendContact(values, { base: contactApiBase, fill: currentFill(), withFiles });
    fill.current = null; // further input is a new message
    return receipt;
  }

  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <Hero art={art} look="short" beside {...hero} />
      <section>
        <div className="wrap intro intro-end">
          <div className="enquiry" id="form">
            <ContactForm
              heading={form.heading}
              about={Object.hasOwn(services, service) ? services[service] : undefined}
              action={contactApiBase + publicPaths.contact}
              send={send}
              onBegin={() => contactApiBase || currentFill().begin()}
              takesFiles={contactFiles}
              earlier={contactAnswer}
              captcha={captchaSiteKey ? { siteKey: captchaSiteKey, script: captchaScript } : undefined}
            />
            <div className="intro-text">
              <h2 id="next">{next.heading}</h2>
              <ol className="numbered">
                {next.steps.map((step) => (
                  <li key={step.title}>
                    <strong>{step.title}.</strong> {step.text}
                  </li>
                ))}
              </ol>
            </div>
          </div>
          <div className="intro-text">
            <h2>{office.heading}</h2>
            <OfficeCard {...office} />
            <h3>{places.heading}</h3>
            <p>{places.text}</p>
            <OfficeMap description={officeChart} />
            {legal ? (
              <>
                <h3>{legal.heading}</h3>
                {legal.entities.map((entity) => (
                  <div key={entity.name} className="legal-entity">
                    <p>
                      <strong>{entity.name}</strong>
                    </p>
                    <LegalFacts {...entity} />
                  </div>
                ))}
              </>
            ) : null}
          </div>
        </div>
      </section>
    </>
  );
}
