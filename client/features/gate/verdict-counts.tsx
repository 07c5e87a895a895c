import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { GateQuery } from '#generated/graphql.ts';
import { gatePagePath } from '#rules/paths.ts';
import { VERDICT_TABS } from './verdict-tabs.ts';

interface VerdictCountsProps {
  readonly linkId: string;
  readonly counts: GateQuery['pullRequestCounts'];
}

/** Open pull requests by verdict, each number leading to its list. */
export function VerdictCounts({ linkId, counts }: VerdictCountsProps): ReactElement {
  const intl = useIntl();
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        <FormattedMessage id="gateManager.counts" />
      </Heading>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {VERDICT_TABS.map((tab) => (
          <Box asChild key={tab} p="4" bg="bg.sheet" border="hairline" borderRadius="sm" _hover={{ bg: 'bg.subtle' }}>
            <Link to={`${gatePagePath(linkId, 'pull-requests')}?state=${tab}`}>
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                <FormattedMessage id={`gateManager.counts.${tab}`} />
              </Text>
              <Text as="strong" display="block" fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {intl.formatNumber(counts[tab])}
              </Text>
            </Link>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}
