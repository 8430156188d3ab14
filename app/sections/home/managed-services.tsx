import type { ManagedCard } from '../../../contract/homepage.ts';
import type { PageWords } from '../../../contract/words.ts';
import { MoreLink } from '../../ui/button.tsx';
import type { SiteLink } from '../../ui/link.tsx';
import { SectionFrame } from '../section-head.tsx';
import { ManagedPicture } from './managed-picture.tsx';

type ManagedServicesProps = PageWords['home']['managedTexts'] & { services: ManagedCard[] };

/** Managed service cards, shown while their switch is on. */
export function ManagedServices({ servicesLabel, servicesHeading, services }: ManagedServicesProps) {
  return (
    <SectionFrame id="our-services" ground="sunken" label={servicesLabel} heading={servicesHeading}>
      <div className="cards-3">
        {services.map(({ id, title, slogan, description, alt, image, focus, link }) => (
          <article key={id} className="art-card managed-card reveal">
            <div className="pic">
              <ManagedPicture alt={alt} image={image} focus={focus} sizes="(min-width: 768px) 33vw, 100vw" />
            </div>
            <div className="body">
              <h3 dir="auto">{title}</h3>
              {slogan ? (
                <p className="slogan" dir="auto">
                  {slogan}
                </p>
              ) : null}
              <p className="managed-text" dir="auto">
                {description}
              </p>
              {link ? <MoreLink to={link.to as SiteLink}>{link.label}</MoreLink> : null}
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
