import { type Family, families, pages } from '../../content/pages.ts';
import { familyTexts, servicesPage } from '../../content/services.ts';
import { Below } from '../sections/below.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import { LinkCard } from '../sections/link-card.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SectionHead } from '../sections/section-head.tsx';

const { title, description, hero, jump, closing } = servicesPage;
const familyNames = Object.entries(families) as [Family, string][];

export default function Services() {
  return (
    <>
      <PageHead title={title} description={description} path="/services" art="services" />
      <Hero art="services" look="short" {...hero} crumbs={[{ text: title }]} />
      <Below>
        <div className="wrap families">
          <nav className="chips" aria-label={jump}>
            {familyNames.map(([family, name]) => (
              <a key={family} href={`#${family}`}>
                {name}
              </a>
            ))}
          </nav>
          {familyNames.map(([family, name]) => (
            <section key={family} className="family split" id={family}>
              <SectionHead heading={name} lede={familyTexts[family]} />
              <ul className="link-cards">
                {pages
                  .filter((entry) => entry.family === family)
                  .map((entry) => (
                    <li key={entry.path} className="reveal">
                      <LinkCard entry={entry} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <ContactCall {...closing} terrain="home" />
      </Below>
    </>
  );
}
