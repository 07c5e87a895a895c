import { useApolloClient } from '@apollo/client/react';
import { type ReactElement, useEffect } from 'react';
import { answerLogin, useIsLoginAsked } from '#client/session/login-question.ts';
import { ViewerDocument } from '#generated/graphql.ts';
import { PasswordAgain } from './password-again.tsx';
import { PlatformAgain } from './platform-again.tsx';

/** Lets a manager whose session has ended log in again over the page; what waits for it then goes on. */
export function LoginAgainDialog(): ReactElement | null {
  return useIsLoginAsked() ? <LoginAgain /> : null;
}

/** Closes at once where nobody is known to have been logged in: then there is no page to go on with. */
function LoginAgain(): ReactElement | null {
  const viewer = useApolloClient().readQuery({ query: ViewerDocument })?.viewer ?? null;
  const isKnown = viewer !== null;
  useEffect(() => {
    if (!isKnown) {
      answerLogin(false);
    }
  }, [isKnown]);
  if (viewer === null) {
    return null;
  }
  const { platform } = viewer;
  return platform === null || platform === 'LOCAL' ? (
    <PasswordAgain viewer={viewer} />
  ) : (
    <PlatformAgain viewer={viewer} platform={platform} />
  );
}
