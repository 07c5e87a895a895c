import type { ReactElement, ReactNode } from 'react';

interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** A list of names and values, one per line, between hairlines. */
export function Facts({ facts }: FactsProps): ReactElement {
  return (
    <dl className="facts">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
