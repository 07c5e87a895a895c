import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { useIsHere } from '#client/components/reader-place.ts';
import { UnknownPullRequest } from '#client/components/unknown-pull-request.tsx';
import type { CommitsToConfirmQueryVariables } from '#generated/graphql.ts';
import { useStartConfirmationMutation } from '#generated/hooks.ts';
import type { CodePlatformKey } from '#rules/code-platform.ts';
import { platformTitle } from '../prove/platform-title.ts';

interface UnseenPullRequestProps {
  readonly place: CommitsToConfirmQueryVariables;
  /** The path of the page, to come back to. */
  readonly page: string;
  /** Where the author can log in; undefined for nowhere. */
  readonly platform: CodePlatformKey | undefined;
  /** Why the log-in helped nothing; undefined before it. */
  readonly refusal: Refusal | undefined;
  readonly onRetry: () => void;
}

/** Says that the pull request is not shown, and lets the author of its commits log in at the platform all the same. */
export function UnseenPullRequest({ place, page, platform, refusal, onRetry }: UnseenPullRequestProps): ReactElement {
  const isHere = useIsHere();
  const started = useRefusal({ refusals: EVERY_REFUSAL });
  const [start, { loading }] = useStartConfirmationMutation(operationOptions(EVERY_REFUSAL));
  const shown = started.refusal ?? refusal;
  const handleClick = async (): Promise<void> => {
    if (loading) {
      return;
    }
    started.clear();
    const { data, error } = await start({ variables: { input: { ...place, returnPath: page } } });
    if (!data) {
      started.show(error);
    } else if (isHere()) {
      window.location.assign(data.startConfirmation.url);
    }
  };
  return (
    <Stack gap="6">
      <UnknownPullRequest onRetry={onRetry} />
      {platform !== undefined && (
        <Box>
          <Text mb="4">
            <FormattedMessage id="gate.confirm.unseen" values={{ platform: platformTitle(platform) }} />
          </Text>
          <Text mb="4">
            <FormattedMessage id="gate.confirm.unseen.address" values={{ platform: platformTitle(platform) }} />
          </Text>
          {shown !== undefined && (
            <Box mb="4">
              <FormRefusal title={<FormattedMessage id="gate.confirm.unseen.refused" />} refusal={shown} />
            </Box>
          )}
          <Button aria-disabled={loading} onClick={() => void handleClick()}>
            <FormattedMessage id="gate.confirm.unseen.logIn" values={{ platform: platformTitle(platform) }} />
          </Button>
        </Box>
      )}
    </Stack>
  );
}
