import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { useLoginLinkQuery } from '#generated/hooks.ts';
import { strong } from './strong.tsx';
import { UnknownLoginLink } from './unknown-login-link.tsx';

interface LoginLinkProps {
  readonly linkId: string;
  /** The log-in, shown when the link exists. */
  readonly children: ReactNode;
}

/** Names the community and the project of a link above its log-in. */
export function LoginLink({ linkId, children }: LoginLinkProps): ReactElement {
  const { data, error, refetch } = useLoginLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  if (data === undefined) {
    if (error === undefined) {
      return <LoadingLines />;
    }
    return failureCode(toFailure(error)) === 'no_link' ? (
      <UnknownLoginLink linkId={linkId} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  const { alias, projectUrl } = data.link;
  return (
    <Stack gap="6">
      <Text color="fg.muted" overflowWrap="anywhere">
        <FormattedMessage id="login.corporation.where" values={{ alias, projectUrl, b: strong }} />
      </Text>
      {children}
    </Stack>
  );
}
