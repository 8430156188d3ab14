const letters = ['X', 'in', 'f'];

/** Three icons without links, hidden from screen readers. */
export function SocialMarks() {
  return (
    <ul className="social" aria-hidden="true">
      {letters.map((letter) => (
        <li key={letter}>{letter}</li>
      ))}
    </ul>
  );
}
