import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** Selects all of the page, and says what can be done with those who are selected; it stays in sight above a long list. */
export function SelectionBar({ selection, ...actions }: SelectionBarProps): ReactElement {
  const count = selection.ids.length;
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      py="2"
      minHeight="12"
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
    >
      <chakra.label display="flex" gap="4" alignItems="center" cursor="pointer">
        <Input
          unstyled
          type="checkbox"
          boxSize="6"
          flexShrink="0"
          accentColor="accent"
          ref={(input: HTMLInputElement | null) => {
            if (input !== null) {
              input.indeterminate = count > 0 && !selection.isAll;
            }
          }}
          checked={selection.isAll}
          onChange={selection.toggleAll}
        />
        <FormattedMessage id="employees.selectAll" />
      </chakra.label>
      <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {count > 0 && <FormattedMessage id="employees.selected" values={{ count }} />}
      </Text>
      {count > 0 && <ActionButtons {...actions} />}
    </Flex>
  );
}
