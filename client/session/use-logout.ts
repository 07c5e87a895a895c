import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import { useLinkId } from '#client/components/use-link-id.ts';
import { useLogoutMutation } from '#generated/hooks.ts';
import { loginPage } from './login-path.ts';
import { usePageType } from './page-type.ts';

/**
 * Logs out and goes to the given place: without one from a corporation's page to the log-in of its link, from elsewhere to
 * the start (specification §4). A session that has ended already is as good. When it failed, the dialog says why and the
 * answer is false: who walks away would stay logged in.
 */
export function useLogout(target?: string): readonly [logout: () => Promise<boolean>, isLoggingOut: boolean] {
  const client = useApolloClient();
  const navigate = useNavigate();
  const isCorporationPage = usePageType() === 'corp';
  const linkId = useLinkId();
  const [mutate, { loading }] = useLogoutMutation({ errorPolicy: 'all', context: { handledCodes: SESSION_CODES } });

  const logout = async () => {
    const { error } = await mutate();
    if (error !== undefined && !SESSION_CODES.has(failureCode(toFailure(error)) ?? '')) {
      return false;
    }
    await client.clearStore();
    await navigate(target ?? (isCorporationPage ? loginPage('corp', linkId) : '/'));
    return true;
  };
  return [logout, loading];
}
