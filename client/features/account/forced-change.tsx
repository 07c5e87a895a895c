import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useLogout } from '#client/session/use-logout.ts';
import { useAccountArea } from './use-account-area.ts';

/** Keeps a manager with a one-time password on the page: the only ways off it lead to the log-in. */
export function ForcedChange(): ReactElement | null {
  const { loginPath } = useAccountArea();
  const [logout] = useLogout(loginPath);
  const form = useForm({
    id: 'leave',
    initial: {},
    submit: async () => {
      await logout();
    },
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== loginPath,
  );
  return blocker.state !== 'blocked' ? null : (
    <FormDialog
      form={form}
      title={<FormattedMessage id="account.change.leave.title" />}
      submit={<FormattedMessage id="session.logout" />}
      onClose={() => blocker.reset()}
    >
      <Text>
        <FormattedMessage id="account.change.leave.text" />
      </Text>
    </FormDialog>
  );
}
