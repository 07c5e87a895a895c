import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import type { Arrival } from '#client/session/arrival.ts';
import { homePath } from '#client/session/home-path.ts';
import { isPassing } from '#client/session/other-session.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import { useLogout } from '#client/session/use-logout.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { strong } from './strong.tsx';

interface LoggedInProps {
  readonly viewer: Viewer;
  /** Only a refusal is shown to a visitor who is already logged in. */
  readonly arrival: Arrival | undefined;
  readonly isQuiet: boolean;
}

/** Replaces the log-in for a visitor who is already logged in: shows the account, and leads to its pages. */
export function LoggedIn({ viewer, arrival, isQuiet }: LoggedInProps): ReactElement {
  const returnPath = readReturnPath(useSearchParams()[0]);
  const { pathname, search, state } = useLocation();
  const [logout, isLoggingOut] = useLogout(pathname + search);
  if (isPassing(state)) {
    return <Navigate replace to={homePath(viewer)} />;
  }
  return (
    <Stack gap="6">
      {arrival?.reason === 'refused' && <ArrivalNotice arrival={arrival} />}
      <Text>
        <FormattedMessage id="login.known" values={{ name: viewer.name, b: strong }} />
      </Text>
      <Flex gap="2" wrap="wrap">
        <ButtonLink to={homePath(viewer, returnPath)} variant={isQuiet ? 'outline' : 'solid'}>
          <FormattedMessage id={`login.known.go.${viewer.role}`} />
        </ButtonLink>
        <Button aria-disabled={isLoggingOut} onClick={() => void (isLoggingOut || logout())}>
          <FormattedMessage id="session.logout" />
        </Button>
      </Flex>
    </Stack>
  );
}
