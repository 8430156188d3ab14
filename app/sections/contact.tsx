import { actions } from '../../content/labels/actions.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';
import type { SiteLink } from '../ui/link.tsx';
import { Ridge } from './ridge.tsx';

/** Contact Us, with the service that the visitor comes from. */
export const contactLink = (service?: string): SiteLink => (service ? `/contactUs?service=${service}` : '/contactUs');

/** The closing call to action. The link to Contact Us names the `service`. */
export function ContactCall({ heading, text, service }: { heading: string; text: string; service?: string }) {
  return (
    <section className="cta">
      <div className="wrap">
        {service ? <Ridge of="closing" /> : null}
        <div className="cta-in reveal">
          <div className="contour contour-page" />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <ButtonLink to={contactLink(service)}>
            {actions.contactUs} <GoArrow />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
