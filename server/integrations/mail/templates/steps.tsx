import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface StepsProps {
  readonly steps: readonly string[];
}

/** Numbered instructions. */
export function Steps({ steps }: StepsProps): ReactElement {
  return (
    <ol className="ink" style={{ ...STYLES.ink, margin: '0 0 24px', paddingLeft: 24 }}>
      {steps.map((step) => (
        <li key={step} style={{ marginBottom: 8 }}>
          {step}
        </li>
      ))}
    </ol>
  );
}
