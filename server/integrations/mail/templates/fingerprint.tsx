import type { ReactElement } from 'react';
import { STYLES } from './house-style.ts';

interface FingerprintProps {
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A fingerprint, in two equal lines where one is too narrow; copying it gives all digits without a space. */
export function Fingerprint({ sha256 }: FingerprintProps): ReactElement {
  return (
    <span style={STYLES.code}>
      {sha256.slice(0, 32)}
      <wbr />
      {sha256.slice(32)}
    </span>
  );
}
