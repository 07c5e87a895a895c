import { Box, SimpleGrid } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface FiguresProps {
  readonly figures: readonly { readonly key: string; readonly label: ReactNode; readonly count: number }[];
}

/** A few numbers side by side, each below its name. */
export function Figures({ figures }: FiguresProps): ReactElement {
  const intl = useIntl();
  return (
    <SimpleGrid as="dl" minChildWidth="7.5rem" gap="3">
      {figures.map(({ key, label, count }) => (
        <Box key={key} p="3" bg="bg.sheet" border="hairline" borderRadius="sm">
          <Box as="dt" fontSize="sm" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {intl.formatNumber(count)}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
