import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Omit<Selection<unknown>, 'toggle'>;
  /** How many the search finds, on all pages. */
  readonly total: number;
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** Selects the whole page, or everybody found, and offers actions on them; stays visible above a long list. */
export function SelectionBar({ selection, total, ...actions }: SelectionBarProps): ReactElement {
  const { entries, isAll, isEverything } = selection;
  const count = isEverything ? total : entries.length;
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      py="1"
      minHeight="12"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      align="center"
    >
      <chakra.label display="flex" gap="4" alignItems="center" cursor="pointer">
        <SelectBox isChecked={isAll} isPartly={count > 0 && !isAll} onToggle={selection.toggleAll} />
        <FormattedMessage id="employees.selectAll" />
      </chakra.label>
      <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {count > 0 && (
          <FormattedMessage
            id={isEverything ? 'employees.selectedEverybody' : 'employees.selected'}
            values={{ count }}
          />
        )}
      </Text>
      {isAll && !isEverything && total > entries.length && (
        <Button size="sm" variant="plain" onClick={selection.chooseEverything}>
          <FormattedMessage id="employees.selectEverybody" values={{ count: total }} />
        </Button>
      )}
      {count > 0 && <ActionButtons isMain {...actions} />}
    </Flex>
  );
}
