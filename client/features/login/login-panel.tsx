import { Link as ChakraLink, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { useArrival } from '#client/session/arrival.ts';
import { otherSession } from '#client/session/other-session.ts';
import { useViewer } from '#client/session/use-viewer.ts';
import type { LoginRole } from '#generated/graphql.ts';
import { CommunityLogin } from './community-login.tsx';
import { CorporationEntry } from './corporation-entry.tsx';
import { LoggedIn } from './logged-in.tsx';
import { LoginEntries } from './login-entries.tsx';
import { PendingLogin } from './pending-login.tsx';

interface LoginPanelProps {
  readonly as: LoginRole;
  /** Whether it stands beside what most visitors come for: nothing stands out, and fields unfold when asked for. */
  readonly isQuiet?: boolean;
}

/** The managers' log-ins; each visit, as after logging out here, asks the server again who is logged in. */
export function LoginPanel(props: LoginPanelProps): ReactElement {
  return <Entry key={useLocation().key} {...props} />;
}

/** One of the log-ins; a visitor who is logged in already sees a link to their pages. */
function Entry({ as, isQuiet = false }: LoginPanelProps): ReactElement {
  const state = useViewer('fresh');
  const arrival = useArrival();
  const isVisitor = state.status === 'known' && state.viewer === null;
  const other = isVisitor ? otherSession(as === 'COMMUNITY' ? 'community' : 'corporation') : undefined;
  return (
    <Stack gap="6">
      <LoginEntries as={as} />
      {state.status === 'loading' && <PendingLogin isQuiet={isQuiet} />}
      {state.status === 'failed' && <LoadFailure error={state.error} onRetry={state.retry} />}
      {state.status === 'known' && state.viewer !== null && (
        <LoggedIn viewer={state.viewer} arrival={arrival} isQuiet={isQuiet} />
      )}
      {isVisitor &&
        (as === 'COMMUNITY' ? (
          <CommunityLogin arrival={arrival} isQuiet={isQuiet} />
        ) : (
          <CorporationEntry arrival={arrival} />
        ))}
      {other !== undefined && (
        <ChakraLink asChild alignSelf="flex-start">
          <Link to={other.path} state={other.state}>
            <FormattedMessage id={other.textId} />
          </Link>
        </ChakraLink>
      )}
    </Stack>
  );
}
