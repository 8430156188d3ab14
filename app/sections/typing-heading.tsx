/** A heading with an animated line: screen readers get all phrases at once. */
export function TypingHeading({
  heading,
  phrases,
  text,
  moving,
}: {
  heading: string;
  phrases: readonly string[];
  text: string;
  moving: boolean;
}) {
  return (
    <>
      {heading}
      <span className="sr">. {phrases.join(' ')}</span>
      <span className={moving ? 'typing typing-on' : 'typing'} aria-hidden="true">
        {phrases.map((phrase) => (
          <span key={phrase} className="ghost">
            {phrase}
          </span>
        ))}
        <span className="caret">
          <span>{text}</span>
        </span>
      </span>
    </>
  );
}
