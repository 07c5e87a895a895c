import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { readPlace } from '#client/components/read-place.ts';
import { UnknownPullRequest } from '#client/components/unknown-pull-request.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { ConfirmableCommitFragment, CommitsToConfirmQueryVariables } from '#generated/graphql.ts';
import { useCodePlatformsQuery, useCommitsToConfirmQuery } from '#generated/hooks.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import { confirmCommitsPath, pullRequestPath } from '#rules/paths.ts';
import { useArrivedProof } from '../prove/use-arrived-proof.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { GrantedConfirmation } from './granted-confirmation.tsx';
import { UnseenPullRequest } from './unseen-pull-request.tsx';

/** Where authors confirm that commits of a pull request are theirs. */
export function ConfirmPage(): ReactElement {
  const intl = useIntl();
  const { platform = '', owner = '', repository = '', number = '' } = useParams();
  const [search] = useSearchParams();
  const host = search.get('host');
  const place = readPlace({ platform, owner, repository, number }, host);
  const title = intl.formatMessage({ id: 'gate.confirm.title' }, { path: `${owner}/${repository}`, number });
  usePageName(title);
  const address = { platform, owner, repository, number: Number(number), host: host ?? undefined };
  return (
    <Page maxWidth="measure">
      <Box mb="6">
        <ButtonLink to={place === undefined ? '/index' : pullRequestPath(address)} variant="plain" size="sm">
          <FormattedMessage id="gate.confirm.back" />
        </ButtonLink>
      </Box>
      <PageTitle overflowWrap="anywhere">{title}</PageTitle>
      <Box mt="6">
        {place === undefined ? (
          <UnknownPullRequest />
        ) : (
          <Confirmation place={place} page={confirmCommitsPath(address)} />
        )}
      </Box>
    </Page>
  );
}

interface ConfirmationProps {
  readonly place: CommitsToConfirmQueryVariables;
  /** The path of this page. */
  readonly page: string;
}

/** The form, or that commits were confirmed: here, or at the platform that the author comes back from. */
function Confirmation({ place, page }: ConfirmationProps): ReactElement {
  const { data, error, refetch } = useCommitsToConfirmQuery({
    variables: place,
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const { data: offered } = useCodePlatformsQuery({ context: { handledCodes: 'all' } });
  const { platform: arrivedFrom, refusal } = useArrivedProof();
  const grant = /^#grant=([\w.-]+)$/.exec(useLocation().hash)?.[1];
  // Only the configured instance, whose pages name no host, can be logged in at.
  const platform = CODE_PLATFORMS.find(
    ({ key }) => key === place.platform && !place.host && offered?.codePlatforms.includes(key),
  );
  const [isDone, setDone] = useState(false);
  if (isDone || arrivedFrom !== undefined) {
    return <Confirmed />;
  }
  if (grant !== undefined) {
    return <GrantedConfirmation grant={grant} page={page} onDone={() => setDone(true)} />;
  }
  const reload = () => void refetch();
  const pullRequest = data?.pullRequestVerdict;
  if (pullRequest === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={reload} />;
  }
  if (pullRequest === null) {
    return <UnseenPullRequest platform={platform?.key} refusal={refusal} onRetry={reload} {...{ place, page }} />;
  }
  const commits = pullRequest.trace.commits.filter(isUnconfirmed);
  if (commits.length === 0) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="gate.confirm.none" />}>
        <Text>
          <FormattedMessage id="gate.confirm.none.text" />
        </Text>
      </Notice>
    );
  }
  return (
    <>
      <Text mb="8" fontSize="lg">
        <FormattedMessage id="gate.confirm.lead" />
      </Text>
      <ConfirmForm
        key={pullRequest.headSha}
        {...{ page, pullRequest, commits }}
        platform={platform?.key}
        arrival={refusal}
        onDone={() => setDone(true)}
      />
    </>
  );
}

function isUnconfirmed({ subjects }: ConfirmableCommitFragment): boolean {
  return subjects.some(({ required, covered, step }) => required && !covered && step === 'CONFIRM_COMMITS');
}

function Confirmed(): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <Notice ref={ref} tone="success" title={<FormattedMessage id="gate.confirm.done" />}>
      <Text>
        <FormattedMessage id="gate.confirm.done.text" />
      </Text>
    </Notice>
  );
}
