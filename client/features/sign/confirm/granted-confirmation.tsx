import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { useGrantedCommitsQuery } from '#generated/hooks.ts';
import { ConfirmForm } from './confirm-form.tsx';

interface GrantedConfirmationProps {
  /** What the log-in at the platform has given. */
  readonly grant: string;
  /** The path of the page. */
  readonly page: string;
  readonly onDone: () => void;
}

/** The commits that name an account which has logged in at its platform, and nothing else of the pull request. */
export function GrantedConfirmation({ grant, page, onDone }: GrantedConfirmationProps): ReactElement {
  const { data, error, refetch } = useGrantedCommitsQuery({
    variables: { grant },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  if (data === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  const { pullRequestId: id, commits } = data.commitsToConfirm;
  return (
    <>
      <Text mb="8" fontSize="lg">
        <FormattedMessage id="gate.confirm.lead" />
      </Text>
      <ConfirmForm
        {...{ page, grant, onDone }}
        pullRequest={{ id, linkId: '' }}
        commits={commits.map(({ sha, subject }) => ({ __typename: 'CommitTrace', sha, subject, subjects: [] }))}
        platform={undefined}
        arrival={undefined}
      />
    </>
  );
}
