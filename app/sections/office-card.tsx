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
          <p>{office.address}</p>
          <p>{office.timeZone}</p>
          <p className="label">{office.coordinates}</p>
        </div>
      </address>
    </div>
  );
}
