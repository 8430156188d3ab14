/** First in tab order; links to the id of every screen's <main>. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
