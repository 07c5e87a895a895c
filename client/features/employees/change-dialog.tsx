import { Box, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import type { ConfirmedAction } from './employee-action.ts';

/** What is asked, and what follows. */
export interface ChangeDialogProps {
  readonly action: ConfirmedAction;
  readonly employees: readonly EmployeeRowFragment[];
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a change means and whom it concerns, by name and address, before it is made. */
export function ChangeDialog({ action, employees, ...dialog }: ChangeDialogProps): ReactElement {
  const intl = useIntl();
  const values = { count: employees.length, name: employees[0]?.name };
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id={`employees.${action}.title`} values={values} />}
      confirm={<FormattedMessage id={`employees.${action}`} />}
      {...dialog}
    >
      <Text>
        <FormattedMessage id={`employees.${action}.text`} />
      </Text>
      <Box
        as="section"
        aria-label={intl.formatMessage({ id: 'employees.title' })}
        tabIndex={0}
        maxHeight="15rem"
        overflowY="auto"
        borderY="hairline"
      >
        <Box as="ul" listStyleType="none">
          {employees.map(({ id, name, email }) => (
            <Box as="li" key={id} py="2">
              {name}
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                {email}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </ConfirmDialog>
  );
}
