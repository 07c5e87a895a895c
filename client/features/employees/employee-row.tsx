import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { SelectBox } from '#client/components/list/select-box.tsx';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';
import { ChangeText, EmployeeHistory } from './employee-changes.tsx';

interface EmployeeRowProps {
  readonly employee: EmployeeRowFragment;
  readonly actions: readonly EmployeeAction[];
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onAct: (action: EmployeeAction) => void;
}

/** One employee: name, signing, last change, and actions. */
export function EmployeeRow({ employee, isSelected, onToggle, ...rest }: EmployeeRowProps): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const historyId = `history-${employee.id}`;
  const { name, email } = employee;
  return (
    <ListRow
      actions={<ActionButtons name={name} {...rest} />}
      more={isOpen && <EmployeeHistory id={historyId} employee={employee} />}
    >
      <Flex gap="4" align="flex-start">
        <SelectBox
          label={intl.formatMessage({ id: 'employees.select' }, { name })}
          isChecked={isSelected}
          onToggle={onToggle}
        />
        <Box minWidth="0">
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Text mt="1" overflowWrap="anywhere">
            {email}
          </Text>
          <SigningLine employee={employee} />
          <Button
            size="sm"
            variant="plain"
            aria-label={intl.formatMessage({ id: 'employees.more.of' }, { name })}
            aria-expanded={isOpen}
            aria-controls={historyId}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage id={isOpen ? 'employees.less' : 'employees.more'} />
          </Button>
        </Box>
      </Flex>
    </ListRow>
  );
}

/** When and what the employee signed, and the last change. */
function SigningLine({ employee }: Pick<EmployeeRowProps, 'employee'>): ReactElement {
  const { signedAt, cla } = employee;
  const [last] = employee.changes;
  const language = LanguageName[cla.language];
  return (
    <Flex mt="1" columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Text as="span">
        <FormattedMessage
          id="employees.signed"
          values={{ date: <FormattedDate value={signedAt} dateStyle="medium" /> }}
        />
      </Text>
      <Text as="span">
        <FormattedMessage id="employees.cla" values={{ language, version: cla.version }} />
      </Text>
      <Text as="span">
        {last === undefined ? <FormattedMessage id="employees.change.none" /> : <ChangeText change={last} />}
      </Text>
    </Flex>
  );
}
