// Sections of About Us that are there only while the company has something to show in them.
import { formatDay } from '../../content/days.ts';
import { credentialLabels, legalLabels } from '../../content/labels/company-entries.ts';
import type { AboutSections, ShownCredential, ShownLegalEntity } from '../../contract/words.ts';
import { Icon } from '../ui/icon.tsx';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { FactList, factsBy } from './fact-list.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type Framed<Name extends keyof AboutSections> = NonNullable<AboutSections[Name]> & { ground?: Ground };

export function People({ people, ...frame }: Framed<'people'>) {
  return (
    <SectionFrame id="people" {...frame}>
      <ul className="people">
        {people.map(({ name, role, text, link, picture }) => (
          <li key={name} className="reveal">
            {picture ? (
              <UploadedPicture {...picture} sizes="(min-width: 768px) 25vw, 50vw" />
            ) : (
              <span className="no-picture" aria-hidden="true">
                <Icon name="users" />
              </span>
            )}
            <h3>{name}</h3>
            <p className="label">{role}</p>
            {text ? <p>{text}</p> : null}
            {link ? <a href={link.to}>{link.label}</a> : null}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

const inWords = ({ issued, expires, ...rest }: ShownCredential) => ({
  ...rest,
  issued: issued && formatDay(issued),
  expires: expires && formatDay(expires),
});

export function Credentials({ credentials, ...frame }: Framed<'credentials'>) {
  const { proof: check, ...labels } = credentialLabels;
  return (
    <SectionFrame id="credentials" {...frame}>
      <ul className="fact-cards">
        {credentials.map((credential) => (
          <li key={credential.name + credential.issuer} className="reveal">
            <h3>{credential.name}</h3>
            {credential.scope ? <p>{credential.scope}</p> : null}
            <FactList facts={factsBy(labels, inWords(credential))} />
            {credential.proof ? (
              <a href={credential.proof}>
                {check}
                <span className="sr">: {credential.name}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export function LegalEntities({ entities, ...frame }: Framed<'legal'>) {
  return (
    <SectionFrame id="legal" {...frame}>
      <ul className="fact-cards">
        {entities.map((entity) => (
          <li key={entity.name} className="reveal">
            <h3>{entity.name}</h3>
            <LegalFacts {...entity} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const LegalFacts = (entity: ShownLegalEntity) => <FactList facts={factsBy(legalLabels, entity)} />;
