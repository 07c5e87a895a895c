import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { SelectBox } from '#client/components/list/select-box.tsx';
import { OriginBadge } from '#client/components/signing-origin.tsx';
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

const COLUMNS = { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 5fr) minmax(0, 6fr) auto' };

/** Lines are cut off where a row has two of them; phones show them whole. */
const CUT = { textWrap: { md: 'nowrap' }, overflow: { md: 'hidden' }, textOverflow: 'ellipsis' } as const;

/** One employee in two lines: name, signing, last change, and actions. On a phone they are below each other. */
export function EmployeeRow({ employee, isSelected, isBusy, ...handlers }: EmployeeRowProps): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const historyId = `history-${employee.id}`;
  const { id, name, email } = employee;
  return (
    <Box
      as="li"
      data-entry={id}
      py={{ base: '3', md: '2' }}
      borderBottom="hairline"
      bg={isSelected ? 'bg.subtle' : undefined}
    >
      <Grid templateColumns={COLUMNS} columnGap="4" rowGap="1" alignItems="center">
        <SelectBox
          label={intl.formatMessage({ id: 'employees.select' }, { name })}
          isChecked={isSelected}
          onToggle={handlers.onToggle}
        />
        <Box minWidth="0" lineHeight="tight">
          <Heading as="h2" size="md" title={name} {...CUT}>
            {name}
          </Heading>
          <Text fontSize="sm" overflowWrap="anywhere" title={email} {...CUT}>
            {email}
          </Text>
        </Box>
        <SigningLines employee={employee} />
        <Flex gap="2" wrap="wrap" align="center" gridColumn={{ base: '2', md: 'auto' }}>
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
          <ActionButtons name={name} isBusy={isBusy} {...handlers} />
        </Flex>
      </Grid>
      {isOpen && <EmployeeHistory id={historyId} employee={employee} />}
    </Box>
  );
}

/** When and what the employee signed, and the last change. */
function SigningLines({ employee }: Pick<EmployeeRowProps, 'employee'>): ReactElement {
  const { signedAt, cla } = employee;
  const [last] = employee.changes;
  const language = LanguageName[cla.language];
  return (
    <Box
      gridColumn={{ base: '2', md: 'auto' }}
      minWidth="0"
      lineHeight="tight"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Text {...CUT}>
        {signedAt !== null && (
          <>
            <FormattedMessage id="employees.signed" values={{ date: <Day value={signedAt} /> }} />
            {' · '}
          </>
        )}
        <FormattedMessage id="employees.cla" values={{ language, version: cla.version }} />
      </Text>
      <OriginBadge origin={employee.origin} />
      <Text {...CUT}>
        {last === undefined ? <FormattedMessage id="employees.change.none" /> : <ChangeText change={last} />}
      </Text>
    </Box>
  );
}
