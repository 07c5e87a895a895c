import { Box, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { toTextOfLines } from '#rules/plain-text.ts';
import { type Chosen, type ConfirmedAction, countOf, isEverybody } from './employee-action.ts';

/** Longest note, in characters. */
const NOTE_MAX = 500;

/** What is asked, and what follows. */
export interface ChangeDialogProps {
  readonly action: ConfirmedAction;
  readonly chosen: Chosen;
  readonly refusal: Refusal | undefined;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onConfirm: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Explains a change and lists its employees before it is made, and takes a note to them. */
export function ChangeDialog({ action, chosen, refusal, onConfirm, ...frame }: ChangeDialogProps): ReactElement {
  const intl = useIntl();
  const form = useForm({
    id: 'employee-change',
    initial: { note: '' },
    findProblems: ({ note }) => ({
      note:
        toTextOfLines(note, NOTE_MAX) === undefined
          ? intl.formatMessage({ id: 'employees.note.problem' }, { max: NOTE_MAX })
          : undefined,
    }),
    submit: ({ note }) => onConfirm(note),
  });
  return (
    <FormDialog
      form={{ ...form, refusal }}
      isEntry
      isDanger={action === 'remove'}
      title={<FormattedMessage id={`employees.${action}.title`} values={countOf(chosen)} />}
      submit={<FormattedMessage id={`employees.${action}`} />}
      {...frame}
    >
      <Text>
        <FormattedMessage id={`employees.${action}.text`} />
      </Text>
      {isEverybody(chosen) ? (
        <Text>
          <FormattedMessage id="employees.everybody.text" />
        </Text>
      ) : (
        <Concerned employees={chosen} />
      )}
      <TextAreaField
        input={form.input('note')}
        isOptional
        label={<FormattedMessage id="employees.note" />}
        help={<FormattedMessage id="employees.note.help" />}
      />
    </FormDialog>
  );
}

/** The employees, by name and address. */
function Concerned({ employees }: { readonly employees: readonly EmployeeRowFragment[] }): ReactElement {
  const intl = useIntl();
  return (
    <Box
      as="section"
      aria-label={intl.formatMessage({ id: 'employees.title' })}
      tabIndex={0}
      maxHeight="12rem"
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
  );
}
