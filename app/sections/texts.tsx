import { Icon } from '../ui/icon.tsx';

export function Paragraphs({ texts, large = false }: { texts: readonly string[]; large?: boolean }) {
  return (
    <div className={large ? 'paragraphs paragraphs-large' : 'paragraphs'}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

export function Checks({ points }: { points: readonly string[] }) {
  return (
    <ul className="checks">
      {points.map((point) => (
        <li key={point}>
          <Icon name="circle-check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
