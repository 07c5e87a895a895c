import { skipToken } from '@apollo/client/react';
import { Box, Button, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import type { PullRequestTitleQueryVariables } from '#generated/graphql.ts';
import { usePullRequestTitleQuery, useReturnPlacesQuery } from '#generated/hooks.ts';
import { readPullRequest } from './pull-request-address.ts';
import { readOutsideAddress, readReturnAddress, type ReturnAddress } from './return-address.ts';

interface ReturnLinkProps {
  /** Absent when the link is gone. */
  readonly linkId: string | undefined;
  readonly projectUrl: string | undefined;
}

/** Leads back to where the signer came from; nothing when that is unknown or not to be trusted. */
export function ReturnLink({ linkId, projectUrl }: ReturnLinkProps): ReactElement | null {
  const [search] = useSearchParams();
  const known = readReturnAddress(search, { projectUrl });
  const isListNeeded = linkId !== undefined && known === undefined && readOutsideAddress(search) !== undefined;
  // Without the list the address is not trusted, whatever the reason.
  const context = { handledCodes: 'all' } as const;
  const { data } = useReturnPlacesQuery(isListNeeded ? { variables: { id: linkId }, context } : skipToken);
  const address = known ?? (data && readReturnAddress(search, data.link));
  if (address === undefined) {
    return null;
  }
  const place = readPullRequest(address);
  return place === undefined ? (
    <BackButton address={address} />
  ) : (
    <Box>
      <BackButton address={address} isPullRequest />
      <PullRequestName place={place} />
    </Box>
  );
}

interface BackButtonProps {
  readonly address: ReturnAddress;
  /** Whether it leads to a pull request, which waits for the signer. */
  readonly isPullRequest?: boolean;
}

function BackButton({ address, isPullRequest = false }: BackButtonProps): ReactElement {
  const variant = isPullRequest ? 'solid' : 'outline';
  if (address.kind === 'own') {
    return (
      <ButtonLink to={address.path} variant={variant}>
        <FormattedMessage id={isPullRequest ? 'sign.success.backToPullRequest' : 'sign.success.backHere'} />
      </ButtonLink>
    );
  }
  return (
    <Button asChild variant={variant}>
      <Link
        href={address.url.href}
        rel="noreferrer"
        variant="plain"
        color={isPullRequest ? 'accent.contrast' : undefined}
      >
        <FormattedMessage
          id={isPullRequest ? 'sign.success.backToPullRequest' : 'sign.success.back'}
          values={{ host: address.url.host }}
        />
      </Link>
    </Button>
  );
}

/** The title of a public pull request, with its place. */
function PullRequestName({ place }: { readonly place: PullRequestTitleQueryVariables }): ReactElement {
  const { data } = usePullRequestTitleQuery({ variables: place, context: { handledCodes: 'all' } });
  const title = data?.pullRequestVerdict?.title;
  return (
    <Text mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {title && <FormattedMessage id="sign.success.pullRequest" values={{ title }} />}
      {`${place.owner}/${place.repository} #${place.number}`}
    </Text>
  );
}
