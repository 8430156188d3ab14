import type { Bearing } from '../../../contract/words.ts';
import type { TakenBearing } from './use-bearing.ts';

type ChipsProps = Pick<Bearing, 'question' | 'chips' | 'services'> & { bearing: TakenBearing };

/** What somebody has; each chip turns the needle to the service that answers it. */
export function BearingChips({ question, chips, services, bearing: { take, service } }: ChipsProps) {
  return (
    <div className="bearing-chips needs-js">
      <p className="label">{question}</p>
      <ul>
        {chips.map(({ text, path }) => (
          <li key={text}>
            <button
              type="button"
              aria-pressed={service?.path === path}
              onClick={() => take(services.findIndex((candidate) => candidate.path === path))}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {service ? `${service.name}: ${service.text}` : ''}
      </p>
    </div>
  );
}
