import { Box, chakra } from '@chakra-ui/react';
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
    <Box as="dl" borderTop="hairline">
      {facts.map(({ key, label, value }) => (
        <Box key={key} display={{ sm: 'flex' }} gap="6" py="3" borderBottom="hairline">
          <chakra.dt color="fg.muted" fontSize="sm" width={{ sm: 'term' }} flexShrink="0" lineHeight="text">
            {label}
          </chakra.dt>
          <chakra.dd minWidth="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Box>
  );
}
