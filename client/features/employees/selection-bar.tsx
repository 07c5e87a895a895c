import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Omit<Selection<unknown>, 'toggle'>;
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** Selects the whole page and offers actions on the selection; stays visible above a long list. */
export function SelectionBar({ selection, ...actions }: SelectionBarProps): ReactElement {
  const count = selection.entries.length;
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottom="hairline"
      py="2"
      minHeight="12"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
    >
      <chakra.label display="flex" gap="4" alignItems="center" cursor="pointer">
        <SelectBox
          isChecked={selection.isAll}
          isPartly={count > 0 && !selection.isAll}
          onToggle={selection.toggleAll}
        />
        <FormattedMessage id="employees.selectAll" />
      </chakra.label>
      <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {count > 0 && <FormattedMessage id="employees.selected" values={{ count }} />}
      </Text>
      {count > 0 && <ActionButtons isMain {...actions} />}
    </Flex>
  );
}
