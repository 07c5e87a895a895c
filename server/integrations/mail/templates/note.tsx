import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface NoteProps {
  readonly children: string;
}

const NOTE = { ...STYLES.muted, marginBottom: 16 } as const;

/** What a mail says last, in small print: what to do when it is not meant for the reader. */
export function Note({ children }: NoteProps): ReactElement {
  return (
    <p className="muted" style={NOTE}>
      {children}
    </p>
  );
}
