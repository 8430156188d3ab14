import type { PageWords } from '../../../contract/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoArrow } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FormGlyph, formOf } from '../form-glyph.tsx';
import { SectionFrame } from '../section-head.tsx';

type WhatWeDoWords = PageWords['home']['whatWeDo'];

export function WhatWeDo({ label, heading, lede, tabs }: WhatWeDoWords) {
  return (
    <SectionFrame id="what" label={label} heading={heading} lede={lede}>
      <div className="reveal">
        <Tabs
          label={heading}
          tabs={tabs.map((tab) => ({
            id: tab.hue,
            hue: tab.hue,
            tab: (
              <>
                <span className="label">{tab.topic}</span>
                <strong>{tab.button}</strong>
                <GoArrow />
              </>
            ),
            panel: <Topic {...tab} />,
            panelClassName: 'show',
          }))}
        />
      </div>
    </SectionFrame>
  );
}

function Topic({ topic, hue, text, links, lead }: WhatWeDoWords['tabs'][number]) {
  return (
    <>
      <div className="show-glyph">
        <FormGlyph form={formOf(hue)} />
      </div>
      <h3>{topic}</h3>
      <p>{text}</p>
      <div className="chips">
        {links.map((link) => (
          <Link key={link.path} to={link.path}>
            {link.text}
          </Link>
        ))}
      </div>
      <div className="show-acts">
        {lead ? (
          <a className="btn" href={lead.path}>
            {lead.text} <GoArrow />
          </a>
        ) : null}
        <ButtonLink to="/contactUs" look={lead ? 'ghost' : 'solid'}>
          Learn More <span className="sr">about {topic}</span> <GoArrow />
        </ButtonLink>
      </div>
    </>
  );
}
