import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { answerLogin } from '#client/session/login-question.ts';
import { onConfirmed, useOtherWindow } from '#client/session/other-window.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { type CodePlatform, ViewerDocument } from '#generated/graphql.ts';
import { useStartCodePlatformLoginMutation } from '#generated/hooks.ts';
import { strong } from './strong.tsx';

interface PlatformAgainProps {
  /** Whose session has ended. */
  readonly viewer: Viewer;
  readonly platform: CodePlatform;
}

/** Has the account log in at its code platform in another window, so that this page keeps what was typed. */
export function PlatformAgain({ viewer, platform }: PlatformAgainProps): ReactElement {
  const client = useApolloClient();
  const [start] = useStartCodePlatformLoginMutation(operationOptions(EVERY_REFUSAL));
  const { account } = viewer;
  useEffect(
    () =>
      onConfirmed(async () => {
        const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' });
        if (data === undefined) {
          // Whose log-in it was is not known; the dialog of the failure says so, and this one can be tried again.
          return;
        }
        if (data.viewer?.account === account && data.viewer.platform === platform) {
          answerLogin(true);
        } else {
          // Somebody else's page: nothing of it may stay.
          window.location.reload();
        }
      }),
    [client, account, platform],
  );
  const openOther = useOtherWindow();
  const form = useForm({
    id: 'login-again',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () =>
      openOther(async () => {
        const { data, error } = await start({
          variables: { input: { platform, privacyConsented: false, inOtherWindow: true } },
        });
        return { url: data?.startCodePlatformLogin.url, error };
      }),
  });
  return (
    <FormDialog
      isEntry
      isSubmitFirst
      form={form}
      title={<FormattedMessage id="login.again.title" />}
      submit={<FormattedMessage id={`login.platform.${platform}`} />}
      refused={<FormattedMessage id="login.refused" />}
      onClose={() => answerLogin(false)}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="login.again.platform" values={{ account, b: strong }} />
      </Text>
    </FormDialog>
  );
}
