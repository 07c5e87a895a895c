import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { keepsSession } from '#client/apollo/session-role.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { readPlace } from '#client/components/read-place.ts';
import { UnknownPullRequest } from '#client/components/unknown-pull-request.tsx';
import { loginPage } from '#client/session/login-path.ts';
import { withReturnPath } from '#client/session/return-path.ts';
import type { JudgedPullRequestFragment, PullRequestVerdictQueryVariables } from '#generated/graphql.ts';
import { confirmCommitsPath } from '#rules/paths.ts';
import { CommitList } from './commit-list.tsx';
import { RecheckButton } from './recheck-button.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictNotice } from './verdict-notice.tsx';

/** Explains the verdict about a pull request to whoever wrote it, and turns green by itself. */
export function VerdictPage(): ReactElement {
  const intl = useIntl();
  const params = useParams();
  const [search] = useSearchParams();
  const place = readPlace(params, search.get('host'));
  const path = [params['owner'], params['repository']].join('/');
  const name = intl.formatMessage({ id: 'gate.titleOf' }, { path, number: params['number'] });
  usePageName(name);
  return (
    <Page maxWidth="measure">
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="gate.title" />
      </Text>
      <PageTitle overflowWrap="anywhere">{name}</PageTitle>
      <Box mt="4">{place === undefined ? <UnknownPullRequest /> : <Verdict place={place} />}</Box>
    </Page>
  );
}

function Verdict({ place }: { readonly place: PullRequestVerdictQueryVariables }): ReactElement {
  const { pullRequest, error, reload } = useVerdict(place);
  if (pullRequest === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={reload} />;
  }
  return pullRequest === null ? (
    <UnseenPullRequest onRetry={reload} />
  ) : (
    <KnownPullRequest pullRequest={pullRequest} onChanged={reload} />
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
  const { id, linkId, title, opener, url, open, verdict, trace } = pullRequest;
  const page = open && verdict !== 'COVERED' ? pathname + search : undefined;
  return (
    <Stack gap="6">
      <Box>
        {title !== null && (
          <Text fontSize="lg" overflowWrap="anywhere">
            {title}
          </Text>
        )}
        <Flex columnGap="4" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
          {opener !== null && (
            <Text as="span">
              <FormattedMessage id="gate.openedBy" values={{ opener }} />
            </Text>
          )}
          <NewTabLink href={url}>
            <FormattedMessage id="gate.onPlatform" />
          </NewTabLink>
        </Flex>
      </Box>
      {!open && (
        <Text>
          <FormattedMessage id="gate.closed" />
        </Text>
      )}
      <VerdictNotice pullRequest={pullRequest} />
      {open && <RecheckButton id={id} onDone={onChanged} />}
      <CommitList commits={trace.commits} linkId={linkId} page={page} />
      <HelpLink reader="maintainer" alignSelf="flex-start" />
    </Stack>
  );
}
