import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';

interface ClaimNoticeProps {
  /** How many individual signatures end. */
  readonly count: number;
  /** The email domains of the corporation. */
  readonly domains: readonly string[];
}

/** How many individual signatures end when the corporation claims its email domains. */
export function ClaimNotice({ count, domains }: ClaimNoticeProps): ReactElement {
  return count === 0 ? (
    <Text>
      <FormattedMessage id="corporations.claim.none" />
    </Text>
  ) : (
    <Notice tone="warning" title={<FormattedMessage id="corporations.claim.ends" values={{ count }} />}>
      <FormattedMessage id="corporations.claim.domains" values={{ domains: domains.join(', ') }} />
    </Notice>
  );
}
