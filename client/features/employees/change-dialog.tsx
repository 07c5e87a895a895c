import { Box, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { useForm } from '#client/components/form/use-form.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import type { ConfirmedAction } from './employee-action.ts';

/** What is asked, and what follows. */
export interface ChangeDialogProps {
  readonly action: ConfirmedAction;
  readonly employees: readonly EmployeeRowFragment[];
  readonly refusal: Refusal | undefined;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Says what a change means and whom it concerns, by name and address, before it is made. */
export function ChangeDialog({ action, employees, refusal, onConfirm, ...frame }: ChangeDialogProps): ReactElement {
  const intl = useIntl();
  const values = { count: employees.length, name: employees[0]?.name };
  const form = useForm({ id: 'employee-change', initial: {}, submit: onConfirm });
  return (
    <FormDialog
      form={{ ...form, refusal }}
      title={<FormattedMessage id={`employees.${action}.title`} values={values} />}
      submit={<FormattedMessage id={`employees.${action}`} />}
      {...frame}
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
    </FormDialog>
  );
}
