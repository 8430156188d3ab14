import type { PageProps } from '../routes.tsx';
import { ServicesHero } from '../sections/bearing/services-hero.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { LinkCard } from '../sections/link-card.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { PageHead } from '../seo/page-head.tsx';

export default function Services({ page: { path, art, words } }: PageProps<'services'>) {
  const { title, description, hero, jump, families, closing, bearing } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <ServicesHero art={art} {...hero} bearing={bearing} />
      <div className="wrap families">
        <nav className="chips" aria-label={jump}>
          {families.map(({ family: id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
        {families.map(({ family: id, heading, text, pages }) => (
          <section key={id} className="family split" id={id}>
            <SectionHead heading={heading} lede={text} />
            <ul className="link-cards">
              {pages.map((link) => (
                <li key={link.path} className="reveal">
                  <LinkCard {...link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ContactCall {...closing} />
    </>
  );
}
