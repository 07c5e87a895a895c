import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { PastVerdictFragment } from '#generated/graphql.ts';

const TONES = { COVERED: 'success', UNCOVERED: 'danger', PENDING: 'muted', UNKNOWN: 'warning' } as const;
const SHA_LENGTH = 10;

/** The verdicts about a pull request, newest first. */
export function VerdictHistory({ verdicts }: { readonly verdicts: readonly PastVerdictFragment[] }): ReactElement {
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        <FormattedMessage id="gateManager.detail.history" />
      </Heading>
      {verdicts.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="gateManager.detail.history.none" />
        </Text>
      ) : (
        <Stack as="ol" listStyleType="none" gap="0" borderTop="hairline">
          {verdicts.map((past) => (
            <Box as="li" key={`${past.decidedAt} ${past.headSha}`} py="3" borderBottom="hairline">
              <PastVerdict past={past} />
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function PastVerdict({ past }: { readonly past: PastVerdictFragment }): ReactElement {
  const { verdict, headSha, decidedAt, overriddenBy, overrideReason } = past;
  return (
    <>
      <Flex columnGap="4" rowGap="1" wrap="wrap" align="center" fontSize="sm" fontVariantNumeric="tabular-nums">
        <StateBadge tone={TONES[verdict]}>
          <FormattedMessage id={`gateManager.verdict.${verdict}`} />
        </StateBadge>
        <TimeAgo value={decidedAt} />
        <Text as="span" color="fg.muted">
          <FormattedMessage id="gateManager.detail.history.head" values={{ sha: headSha.slice(0, SHA_LENGTH) }} />
        </Text>
      </Flex>
      {overriddenBy !== null && (
        <Text mt="1" fontSize="sm" overflowWrap="anywhere">
          <FormattedMessage
            id="gateManager.detail.history.override"
            values={{ login: overriddenBy, reason: overrideReason ?? '' }}
          />
        </Text>
      )}
    </>
  );
}
