import type { ApolloClient } from '@apollo/client';
import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Params, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { keepsSession } from '#client/apollo/session-role.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { readPlace } from '#client/components/read-place.ts';
import { UnknownPullRequest } from '#client/components/unknown-pull-request.tsx';
import { loginPage } from '#client/session/login-path.ts';
import { withReturnPath } from '#client/session/return-path.ts';
import {
  type JudgedPullRequestFragment,
  PullRequestVerdictDocument,
  type PullRequestVerdictQueryVariables,
} from '#generated/graphql.ts';
import { usePullRequestCommunityQuery } from '#generated/hooks.ts';
import { confirmCommitsPath } from '#rules/paths.ts';
import { CommitList } from './commit-list.tsx';
import { RecheckButton } from './recheck-button.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictNotice } from './verdict-notice.tsx';

/** Asks for the verdict about a pull request now. */
export async function prefetchVerdict(apollo: ApolloClient, params: Params, host: string | null): Promise<void> {
  const variables = readPlace(params, host);
  if (variables !== undefined) {
    await apollo.query({
      query: PullRequestVerdictDocument,
      variables,
      fetchPolicy: 'network-only',
      context: { handledCodes: 'all' },
    });
  }
}

/** Explains the verdict about a pull request to its author, and turns green by itself. */
export function VerdictPage(): ReactElement {
  const params = useParams();
  const [search] = useSearchParams();
  const place = readPlace(params, search.get('host'));
  const path = [params['owner'], params['repository']].join('/');
  return place === undefined ? (
    <Frame path={path} number={params['number']} title={null}>
      <UnknownPullRequest />
    </Frame>
  ) : (
    <Verdict place={place} path={path} />
  );
}

interface FrameProps {
  readonly path: string;
  readonly number: string | number | undefined;
  /** Null while it is not known, or not for everybody. */
  readonly title: string | null;
  readonly children: ReactNode;
}

/** The change by its title, with its place above. */
function Frame({ path, number, title, children }: FrameProps): ReactElement {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'gate.titleOf' }, { path, number });
  usePageName(title ?? name);
  return (
    <Page maxWidth="measure">
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <FormattedMessage id="gate.title" />
        {title !== null && ` · ${name}`}
      </Text>
      <PageTitle overflowWrap="anywhere">{title ?? name}</PageTitle>
      <Box mt="4">{children}</Box>
    </Page>
  );
}

interface VerdictProps {
  readonly place: PullRequestVerdictQueryVariables;
  readonly path: string;
}

function Verdict({ place, path }: VerdictProps): ReactElement {
  const { pullRequest, error, reload } = useVerdict(place);
  return (
    <Frame path={path} number={place.number} title={pullRequest?.title ?? null}>
      {pullRequest === undefined &&
        (error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={reload} />)}
      {pullRequest === null && <UnseenPullRequest onRetry={reload} />}
      {pullRequest && <KnownPullRequest pullRequest={pullRequest} onChanged={reload} />}
    </Frame>
  );
}

/** A private repository's result is hidden from strangers; authors and managers get links to what they can see. */
function UnseenPullRequest({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { pathname, search } = useLocation();
  const { platform = '', owner = '', repository = '', number = '' } = useParams();
  const host = new URLSearchParams(search).get('host') ?? undefined;
  return (
    <Stack gap="4">
      <UnknownPullRequest onRetry={onRetry} />
      <Text>
        <FormattedMessage id="gate.unknown.ways" />
      </Text>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={confirmCommitsPath({ platform, owner, repository, number: Number(number), host })}>
          <FormattedMessage id="gate.unknown.confirm" />
        </ButtonLink>
        {!keepsSession('community') && (
          <ButtonLink to={withReturnPath(loginPage('org', undefined), pathname + search)}>
            <FormattedMessage id="gate.unknown.logIn" />
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  );
}

interface KnownPullRequestProps {
  readonly pullRequest: JudgedPullRequestFragment;
  readonly onChanged: () => void;
}

function KnownPullRequest({ pullRequest, onChanged }: KnownPullRequestProps): ReactElement {
  const { pathname, search } = useLocation();
  const { id, linkId, opener, open, verdict, trace } = pullRequest;
  const page = open && verdict !== 'COVERED' ? pathname + search : undefined;
  return (
    <Stack gap="6">
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {opener !== null && (
          <>
            <FormattedMessage id="gate.openedBy" values={{ opener }} />{' '}
          </>
        )}
        <AboutCla linkId={linkId} />
      </Text>
      {!open && (
        <Text>
          <FormattedMessage id="gate.closed" />
        </Text>
      )}
      <VerdictNotice pullRequest={pullRequest} />
      {verdict === 'COVERED' && <WayBack pullRequest={pullRequest} />}
      <CommitList commits={trace.commits} linkId={linkId} page={page} />
      <Flex gap="3" wrap="wrap">
        {open && <RecheckButton id={id} onDone={onChanged} />}
        {verdict !== 'COVERED' && <WayBack pullRequest={pullRequest} />}
      </Flex>
      <HelpLink reader="maintainer" alignSelf="flex-start" />
    </Stack>
  );
}

/** The way back to the pull request: the next thing to do once the check has passed. */
function WayBack({ pullRequest: { url, verdict } }: Pick<KnownPullRequestProps, 'pullRequest'>): ReactElement {
  const isNext = verdict === 'COVERED';
  return (
    <Button asChild alignSelf="flex-start" size={isNext ? undefined : 'sm'} variant={isNext ? 'solid' : 'outline'}>
      <Link href={url} rel="noreferrer" variant="plain" color={isNext ? 'accent.contrast' : undefined}>
        <FormattedMessage id="gate.back" />
      </Link>
    </Button>
  );
}

/** Who asks for a CLA, and what that is. */
function AboutCla({ linkId }: { readonly linkId: string }): ReactElement {
  const { data } = usePullRequestCommunityQuery({ variables: { linkId }, context: { handledCodes: 'all' } });
  return (
    <FormattedMessage
      id="gate.about"
      values={{ community: data?.link.alias ?? '', isKnown: data === undefined ? 'no' : 'yes' }}
    />
  );
}
