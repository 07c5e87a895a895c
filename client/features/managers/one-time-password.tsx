import { Button, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { RenewDialog } from './renew-dialog.tsx';

/** Until when the one-time password of a manager works, and a way to send a new one. */
export function OneTimePassword({ manager }: { readonly manager: EmployeeManagerRowFragment }): ReactElement {
  const intl = useIntl();
  const { name, oneTimePasswordExpiresAt: end } = manager;
  const [isRenewing, setRenewing] = useState(false);
  const isOver = useIsPast(end ?? '');
  return (
    <>
      {end !== null && (
        <Text mt="1" fontSize="sm">
          <FormattedMessage
            id={isOver ? 'managers.passwordOver' : 'managers.passwordUntil'}
            values={{ date: <TimePoint value={end} isShort /> }}
          />
        </Text>
      )}
      <Button
        mt="2"
        size="sm"
        variant="outline"
        aria-label={intl.formatMessage({ id: 'managers.renew.of' }, { name })}
        onClick={() => setRenewing(true)}
      >
        <FormattedMessage id="managers.renew" />
      </Button>
      {isRenewing && <RenewDialog manager={manager} onClose={() => setRenewing(false)} />}
    </>
  );
}
