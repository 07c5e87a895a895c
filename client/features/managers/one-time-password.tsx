import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { RenewDialog } from './renew-dialog.tsx';

/** Until when a one-time password works, or since when it no longer does. */
export function PasswordEnd({ end }: { readonly end: string }): ReactElement {
  const isOver = useIsPast(end);
  return (
    <FormattedMessage
      id={isOver ? 'managers.passwordOver' : 'managers.passwordUntil'}
      values={{ date: <TimePoint value={end} isShort /> }}
    />
  );
}

/** Sends a manager a new one-time password. */
export function RenewPassword({ manager }: { readonly manager: EmployeeManagerRowFragment }): ReactElement {
  const intl = useIntl();
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={intl.formatMessage({ id: 'managers.renew.of' }, { name: manager.name })}
        onClick={() => setRenewing(true)}
      >
        <FormattedMessage id="managers.renew" />
      </Button>
      {isRenewing && <RenewDialog manager={manager} onClose={() => setRenewing(false)} />}
    </>
  );
}
