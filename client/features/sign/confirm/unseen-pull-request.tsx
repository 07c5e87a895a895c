import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
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
        <Stack gap="4" align="flex-start">
          <Text>
            <FormattedMessage id="gate.confirm.unseen" values={{ platform: platformTitle(platform) }} />
          </Text>
          {shown !== undefined && <Refused refusal={shown} platform={platform} />}
          <Button variant="solid" aria-disabled={loading} onClick={() => void handleClick()}>
            <FormattedMessage id="gate.confirm.unseen.logIn" values={{ platform: platformTitle(platform) }} />
          </Button>
          <Text>
            <FormattedMessage id="gate.confirm.unseen.address" values={{ platform: platformTitle(platform) }} />
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly platform: CodePlatformKey;
}

/** Why the log-in helped nothing: its account has nothing to confirm, or there was none. */
function Refused({ refusal, platform }: RefusedProps): ReactElement {
  const intl = useIntl();
  const values = { platform: platformTitle(platform) };
  const isOther = failureCode(refusal.failure) === 'no_permission';
  return (
    <Box width="full">
      <FormRefusal
        title={<FormattedMessage id={isOther ? 'gate.confirm.unseen.refused' : 'gate.confirm.refused'} />}
        refusal={refusal}
        text={isOther ? intl.formatMessage({ id: 'gate.confirm.unseen.refused.text' }, values) : undefined}
      />
    </Box>
  );
}
