import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { JudgedPullRequestFragment } from '#generated/graphql.ts';
import { usePullRequestQuery } from '#generated/hooks.ts';
import { gatePagePath } from '#rules/paths.ts';
import { CommitList } from './commit-list.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { RecheckButton } from './recheck-button.tsx';
import { VerdictHistory } from './verdict-history.tsx';
import { VerdictNotice } from './verdict-notice.tsx';

/** Milliseconds between looks: the verdict follows a recheck or an override within seconds. */
const POLL_MS = 5000;

/** A pull request with its verdicts and their reasons, for managers of its link. */
export function PullRequestPage(): ReactElement {
  const { linkId = '', id = '' } = useParams();
  const { data, error, refetch } = usePullRequestQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    context: { handledCodes: 'all' },
  });
  const reload = () => void refetch();
  const pullRequest = data?.pullRequest;
  return (
    <LinkPage
      back={{ to: gatePagePath(linkId, 'pull-requests'), textId: 'gateManager.detail.back' }}
      title={pullRequest?.title ?? <FormattedMessage id="gateManager.detail.title" />}
    >
      <Loaded data={pullRequest} error={error} onRetry={reload}>
        {(loaded) => <Details pullRequest={loaded} onChanged={reload} />}
      </Loaded>
    </LinkPage>
  );
}

interface DetailsProps {
  readonly pullRequest: JudgedPullRequestFragment;
  readonly onChanged: () => void;
}

function Details({ pullRequest, onChanged }: DetailsProps): ReactElement {
  const { linkId, owner, repository, number, url, opener, mode, trace, verdicts } = pullRequest;
  return (
    <Stack gap="8">
      <Flex columnGap="4" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
        <NewTabLink href={url} overflowWrap="anywhere">{`${owner}/${repository} #${number}`}</NewTabLink>
        {opener !== null && <Text as="span">{opener}</Text>}
      </Flex>
      {mode === 'OBSERVE' && (
        <Text>
          <FormattedMessage id="gateManager.detail.observed" />
        </Text>
      )}
      <VerdictNotice pullRequest={pullRequest} />
      {pullRequest.open && <Actions pullRequest={pullRequest} onChanged={onChanged} />}
      <CommitList commits={trace.commits} linkId={linkId} page={undefined} />
      <VerdictHistory verdicts={verdicts} />
    </Stack>
  );
}

function Actions({ pullRequest, onChanged }: DetailsProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Flex gap="2" wrap="wrap">
      <RecheckButton id={pullRequest.id} onDone={onChanged} />
      {pullRequest.verdict !== 'COVERED' && (
        <ChangersOnly>
          <Button ref={opener} size="sm" onClick={() => setAsked(true)}>
            <FormattedMessage id="gateManager.detail.override" />
          </Button>
        </ChangersOnly>
      )}
      {isAsked && (
        <OverrideDialog
          pullRequest={pullRequest}
          returnFocusTo={opener}
          onClose={() => setAsked(false)}
          onChanged={onChanged}
        />
      )}
    </Flex>
  );
}
