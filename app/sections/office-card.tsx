import type { PageWords } from '../../contract/words.ts';
import { Icon } from '../ui/icon.tsx';
import { SmallRing } from '../ui/ring.tsx';

export function OfficeCard(office: PageWords['contact']['office']) {
  return (
    <div className="office">
      <div className="office-top">
        <div>
          <span className="tick">{office.country}</span>
          <h3>{office.city}</h3>
        </div>
        <div className="office-dial">
          <SmallRing />
        </div>
      </div>
      <address>
        <Icon name="map-pin" />
        <div>
          {office.street ? <p>{office.street}</p> : null}
          <p>{office.address}</p>
          {office.phone ? (
            <p>
              <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>
            </p>
          ) : null}
          {office.email ? (
            <p>
              <a href={`mailto:${office.email}`}>{office.email}</a>
            </p>
          ) : null}
          {office.timeZone ? <p>{office.timeZone}</p> : null}
          <p className="label">{office.coordinates}</p>
        </div>
      </address>
    </div>
  );
}
