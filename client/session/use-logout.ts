import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import { useLogoutMutation } from '#generated/hooks.ts';

/**
 * Logs out and goes to the start (specification §4); a session that has ended already is as good. When it failed, the
 * dialog says why and the answer is false: who walks away would stay logged in.
 */
export function useLogout(): readonly [logout: () => Promise<boolean>, isLoggingOut: boolean] {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [mutate, { loading }] = useLogoutMutation({ errorPolicy: 'all', context: { handledCodes: SESSION_CODES } });

  const logout = async () => {
    const { error } = await mutate();
    if (error !== undefined && !SESSION_CODES.has(failureCode(toFailure(error)) ?? '')) {
      return false;
    }
    await client.clearStore();
    await navigate('/');
    return true;
  };
  return [logout, loading];
}
