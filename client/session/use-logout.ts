import { failureCode, SESSION_CODES, toFailure } from '#client/apollo/failure.ts';
import { useLinkId } from '#client/components/use-link-id.ts';
import { useLogoutMutation } from '#generated/hooks.ts';
import { loginPage } from './login-path.ts';
import { usePageType } from './page-type.ts';
import { useEndSession } from './use-end-session.ts';

/**
 * Logs out and goes to `target`: by default to the link's log-in from a corporation's page, and to the home page from
 * any other, unless the manager has gone to another page meanwhile. A session that has already ended counts as success.
 * On failure, a dialog says why and the result is false, so that nobody walks away still logged in.
 */
export function useLogout(target?: string): readonly [logout: () => Promise<boolean>, isLoggingOut: boolean] {
  const endSession = useEndSession();
  const isCorporationPage = usePageType() === 'corp';
  const linkId = useLinkId();
  const [mutate, { loading }] = useLogoutMutation({ errorPolicy: 'all', context: { handledCodes: SESSION_CODES } });

  const logout = async () => {
    const { error } = await mutate();
    if (error !== undefined && !SESSION_CODES.has(failureCode(toFailure(error)) ?? '')) {
      return false;
    }
    await endSession(target ?? (isCorporationPage ? loginPage('corp', linkId) : '/'));
    return true;
  };
  return [logout, loading];
}
