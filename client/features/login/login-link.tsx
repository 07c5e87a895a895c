import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { loginPage } from '#client/session/login-path.ts';
import { useLoginLinkQuery, useSignLinkAliasQuery } from '#generated/hooks.ts';
import { PendingLogin } from './pending-login.tsx';
import { strong } from './strong.tsx';
import { UnknownLoginLink } from './unknown-login-link.tsx';

const context = { handledCodes: 'all' } as const;

interface LoginLinkProps {
  readonly linkId: string;
  /** The log-in, shown if the link exists. */
  readonly children: ReactNode;
}

/** Shows the community and project of a link above its log-in. */
export function LoginLink({ linkId, children }: LoginLinkProps): ReactElement {
  const { data, error, refetch } = useLoginLinkQuery({ variables: { id: linkId }, context });
  if (data !== undefined) {
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
  if (error === undefined) {
    return <PendingLogin />;
  }
  return failureCode(toFailure(error)) === 'no_link' ? (
    <NoLink linkId={linkId} />
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
}

/** An unknown link id may still be a sign link alias. */
function NoLink({ linkId }: Pick<LoginLinkProps, 'linkId'>): ReactElement {
  const { search } = useLocation();
  const { data, error } = useSignLinkAliasQuery({ variables: { identifier: linkId }, context });
  if (data?.signLinkAlias) {
    return <Navigate replace to={{ pathname: loginPage('corp', data.signLinkAlias), search }} />;
  }
  return data === undefined && error === undefined ? <PendingLogin /> : <UnknownLoginLink linkId={linkId} />;
}
