import { errorScreen, messages } from '../../content/messages.ts';
import type { MeantLink } from '../../contract/page-resource.ts';
import { SearchForm } from '../search/search-form.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { Button, ButtonLink, MoreLink } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { HeroPicture } from '../ui/picture.tsx';
import { AzimuthRing } from '../ui/ring.tsx';
import { PauseButton, useRotation } from '../ui/rotation.tsx';

/** Duration of the needle's animation in milliseconds; keep in sync with error-screen.css. */
const round = 9000;

type ErrorScreenProps = { status: 404 | 500 | 'offline'; meant?: MeantLink[] };

/** For unknown routes, errors and pages that cannot be fetched. An unknown address offers what may have been meant. */
export default function ErrorScreen({ status, meant = [] }: ErrorScreenProps) {
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
        {meant.length ? (
          <nav className="lost-meant" aria-labelledby="meant">
            <h2 id="meant">{errorScreen.meant}</h2>
            <ul>
              {meant.map((link) => (
                <li key={link.path}>
                  <MoreLink to={link.path}>{link.text}</MoreLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {status === 404 ? <SearchForm /> : null}
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
          <PauseButton paused={paused} onClick={toggle} what="animation" look="labelled" />
        </p>
      </div>
    </section>
  );
}
