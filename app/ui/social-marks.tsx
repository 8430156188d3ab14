const letters = ['X', 'in', 'f'];

/** Three marks without links, so nothing for a listener. */
export function SocialMarks() {
  return (
    <ul className="social" aria-hidden="true">
      {letters.map((letter) => (
        <li key={letter}>{letter}</li>
      ))}
    </ul>
  );
}
