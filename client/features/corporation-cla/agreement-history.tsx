import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { CorporationClaFragment } from '#generated/graphql.ts';
import { VersionText } from './version-text.tsx';

interface AgreementHistoryProps {
  readonly corporation: CorporationClaFragment;
  /** Takes the focus right after the corporation agreed to a version. */
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** Lists who agreed to which version for the corporation, and when; newest first. */
export function AgreementHistory({ corporation, titleRef }: AgreementHistoryProps): ReactElement {
  const { claAgreements: agreements, link } = corporation;
  return (
    <Box as="section" aria-labelledby="agreement-history">
      <Heading as="h2" size="xl" mb="4" id="agreement-history" ref={titleRef} tabIndex={-1}>
        <FormattedMessage id="corporationCla.history" />
      </Heading>
      {agreements.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="corporationCla.history.none" />
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" borderTop="hairline" aria-labelledby="agreement-history">
          {agreements.map(({ previousCla, cla, agreedBy, agreedAt }) => (
            <Box as="li" key={agreedAt} py="3" borderBottom="hairline" fontVariantNumeric="tabular-nums">
              <Text fontWeight="medium">
                <FormattedMessage
                  id="corporationCla.history.entry"
                  values={{ previous: previousCla.version, version: cla.version }}
                />
              </Text>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                <FormattedMessage
                  id="corporationCla.history.by"
                  values={{
                    name: agreedBy,
                    date: <TimePoint value={agreedAt} />,
                  }}
                />
              </Text>
              <Text mt="3" mb="1" fontSize="sm" color="fg.muted">
                <FormattedMessage id="corporationCla.fact.fingerprint" />
              </Text>
              <Fingerprint sha256={cla.sha256} />
              <Box mt="3">
                <VersionText link={link} cla={cla} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
