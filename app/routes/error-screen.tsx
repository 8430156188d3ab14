import { errorScreen, messages } from '../../content/messages.ts';
import { PageHead } from '../seo/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { HeroPicture } from '../ui/picture.tsx';
import { AzimuthRing } from '../ui/ring.tsx';
import { PauseButton, useRotation } from '../ui/rotation.tsx';

/** Duration of the needle's animation in milliseconds; keep in sync with error-screen.css. */
const round = 9000;

/** For unknown routes, errors and pages that cannot be fetched. */
export default function ErrorScreen({ status }: { status: 404 | 500 | 'offline' }) {
  const { playing, paused, toggle } = useRotation({ count: 2, interval: round });
  const { kicker, text } = errorScreen[status];
  return (
    <section className={playing ? 'hero lost wandering night' : 'hero lost night'}>
      <PageHead title={messages.applicationError} description={text} />
      <div className="hero-art">
        <HeroPicture art="notfound" first />
      </div>
      <AzimuthRing />
      <div className="wrap hero-copy">
        <p className="label hero-kicker">{kicker}</p>
        <h1>{messages.applicationError}</h1>
        <p className="lede">{text}</p>
        <div className="hero-cta">
          {status === 'offline' ? (
            <Button onClick={() => location.reload()}>{errorScreen.retry}</Button>
          ) : (
            <ButtonLink to="/">
              {errorScreen.home} <GoArrow />
            </ButtonLink>
          )}
          <ButtonLink to="/services" look="ghost">
            {errorScreen.services}
          </ButtonLink>
          <ButtonLink to="/contactUs" look="ghost">
            Contact Us
          </ButtonLink>
        </div>
        <p>
          <PauseButton paused={paused} onClick={toggle} what="needle" look="labelled" />
        </p>
      </div>
    </section>
  );
}
