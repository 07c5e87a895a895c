import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface FingerprintProps {
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A fingerprint in lines of four groups, so people can compare it by eye or read it aloud. */
export function Fingerprint({ sha256 }: FingerprintProps): ReactElement {
  const groups = sha256.match(/.{1,8}/g) ?? [];
  return (
    <Text as="code" display="block" fontFamily="mono" fontSize="xs" lineHeight="tight" whiteSpace="pre-line">
      {`${groups.slice(0, 4).join(' ')}\n${groups.slice(4).join(' ')}`}
    </Text>
  );
}
