/** The first thing the Tab key reaches; every screen's <main> has the id it leads to. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
