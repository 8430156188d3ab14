import { ButtonLink } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';

/** The closing call to action. */
export function ContactCall({
  heading,
  text,
  terrain = 'sap-ariba',
}: {
  heading: string;
  text: string;
  terrain?: 'sap-ariba' | 'home';
}) {
  return (
    <section className="cta">
      <div className="wrap">
        <div className="cta-in reveal">
          <div className={`contour contour-${terrain}`} />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <ButtonLink to="/contactUs">
            Contact Us <GoArrow />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
