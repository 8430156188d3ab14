import type { PageWords } from '../../../contract/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { PauseButton, useRotation } from '../../ui/rotation.tsx';
import { FormGlyph } from '../form-glyph.tsx';
import { SectionHead } from '../section-head.tsx';
import { useEndlessTrack } from './endless-track.ts';
import { homeTiming } from './timing.ts';

type Words = PageWords['home']['partnerships'];

export function Partnerships({ label, heading, text, logos }: Words) {
  return (
    <section className="section">
      <div className="wrap partners">
        <SectionHead label={label} heading={heading} lede={text} />
        <LogoSlider logos={logos} />
      </div>
    </section>
  );
}

/** Four logos that advance by one; a second copy makes the loop seamless. */
function LogoSlider({ logos }: Pick<Words, 'logos'>) {
  const rotation = useRotation({ count: logos.length, interval: homeTiming.partnerInterval });
  const { index, show } = rotation;
  const track = useEndlessTrack(index, logos.length);

  return (
    <section className="slider reveal" data-moves aria-roledescription="carousel" aria-label="Partners" {...rotation.holdProps}>
      <div className="slider-view">
        <ul ref={track} className="slider-track">
          <Logos logos={logos} />
          <Logos logos={logos} copy />
        </ul>
      </div>
      <div className="slider-bar">
        <span className="label">
          {index + 1} of {logos.length}
        </span>
        <div>
          <button type="button" className="icon-btn" aria-label="Previous partner" onClick={() => show(index - 1)}>
            <Icon name="chevron-left" />
          </button>
          <PauseButton paused={rotation.paused} onClick={rotation.toggle} what="partner slider" plain />
          <button type="button" className="icon-btn" aria-label="Next partner" onClick={() => show(index + 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
    </section>
  );
}

function Logos({ logos, copy = false }: Pick<Words, 'logos'> & { copy?: boolean }) {
  return logos.map(({ name, hue, form }) => (
    <li key={name} className="slide" data-hue={hue} aria-hidden={copy || undefined}>
      <span className="wordmark">
        <FormGlyph form={form} />
        {name}
      </span>
    </li>
  ));
}
