import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { CorporationClaFragment } from '#generated/graphql.ts';

interface AgreementHistoryProps {
  /** The newest first. */
  readonly agreements: CorporationClaFragment['claAgreements'];
}

/** Who agreed to which version for the corporation, and when. */
export function AgreementHistory({ agreements }: AgreementHistoryProps): ReactElement {
  return (
    <Box as="section" aria-labelledby="agreement-history">
      <Heading as="h2" size="xl" mb="4" id="agreement-history">
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
                    date: <FormattedDate value={agreedAt} dateStyle="long" timeStyle="short" />,
                  }}
                />
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
