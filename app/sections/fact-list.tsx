type Fact = { label: string; value: string };

/** Short facts, each with its name. */
export const FactList = ({ facts }: { facts: Fact[] }) => (
  <dl className="fact-list">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Facts by the names of their fields; what is not given is left out. */
export const factsBy = (labels: Record<string, string>, values: Record<string, unknown>): Fact[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const value = values[name];
    return typeof value === 'string' && value ? [{ label, value }] : [];
  });
