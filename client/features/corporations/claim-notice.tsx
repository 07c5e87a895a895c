import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { toFailure } from '#client/apollo/failure.ts';
import { FailureNotice } from '#client/components/failure-notice.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationClaimQuery } from '#generated/hooks.ts';

/** How many individual signatures end when the corporation claims its email domains. */
export function ClaimNotice({ signing }: { readonly signing: CorporationRowFragment }): ReactElement {
  const { data, error, refetch } = useCorporationClaimQuery({
    variables: { id: signing.id },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  if (error !== undefined) {
    return <FailureNotice failure={toFailure(error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return <LoadingLines />;
  }
  const count = data.corporationClaim.individualSignings;
  return count === 0 ? (
    <Text>
      <FormattedMessage id="corporations.claim.none" />
    </Text>
  ) : (
    <Notice tone="warning" title={<FormattedMessage id="corporations.claim.ends" values={{ count }} />}>
      <FormattedMessage id="corporations.claim.domains" values={{ domains: signing.domains.join(', ') }} />
    </Notice>
  );
}
