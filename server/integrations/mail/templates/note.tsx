import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface NoteProps {
  readonly children: string;
}

const NOTE = { ...STYLES.muted, marginBottom: 16 } as const;

/** Closing small print of a mail: what to do if it was not meant for the reader. */
export function Note({ children }: NoteProps): ReactElement {
  return (
    <p className="muted" style={NOTE}>
      {children}
    </p>
  );
}
