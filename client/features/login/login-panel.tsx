import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { NotOnOffer } from '#client/components/signing-guide.tsx';
import { useArrival } from '#client/session/arrival.ts';
import { useViewer } from '#client/session/use-viewer.ts';
import { CommunityLogin } from './community-login.tsx';
import { LoggedIn } from './logged-in.tsx';

/** The entries for those who manage something; whoever is logged in sees where to go on. */
export function LoginPanel(): ReactElement {
  const state = useViewer('fresh');
  const arrival = useArrival();
  return (
    <Stack gap="6">
      <Heading as="h2" size="xl">
        <FormattedMessage id="login.community.title" />
      </Heading>
      {state.status === 'loading' && <LoadingLines />}
      {state.status === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
      {state.status === 'known' &&
        (state.viewer === null ? (
          <CommunityLogin arrival={arrival} />
        ) : (
          <LoggedIn viewer={state.viewer} arrival={arrival} />
        ))}
      <Box pt="6" borderTop="hairline">
        <Heading as="h3" size="md" mb="2">
          <FormattedMessage id="login.corporation.title" />
        </Heading>
        <NotOnOffer>
          <FormattedMessage id="login.corporation.notBuilt" />
        </NotOnOffer>
      </Box>
    </Stack>
  );
}
