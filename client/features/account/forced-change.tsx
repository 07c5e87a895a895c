import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useLogout } from '#client/session/use-logout.ts';
import { useAccountArea } from './use-account-area.ts';

/** Keeps whoever has a one-time password on the page: the only ways off it lead to the log-in (specification §2). */
export function ForcedChange(): ReactElement {
  const { loginPath } = useAccountArea();
  const [logout, isLoggingOut] = useLogout(loginPath);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== loginPath,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={<FormattedMessage id="account.change.leave.title" />}
      confirm={<FormattedMessage id="session.logout" />}
      isBusy={isLoggingOut}
      onConfirm={() => void logout()}
      onClose={() => blocker.reset?.()}
    >
      <Text>
        <FormattedMessage id="account.change.leave.text" />
      </Text>
    </ConfirmDialog>
  );
}
