import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Pick<Selection<unknown>, 'entries' | 'isAll' | 'toggleAll'>;
  /** How many are selected, as text. */
  readonly selected: ReactNode;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** Selects the whole page and offers actions on the selection; stays visible above a long list. */
export function SelectionBar({ selection, selected, children }: SelectionBarProps): ReactElement {
  const isSome = selection.entries.length > 0;
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottom="hairline"
      py="1"
      minHeight="12"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      align="center"
    >
      <chakra.label display="flex" gap="4" alignItems="center" cursor="pointer">
        <SelectBox isChecked={selection.isAll} isPartly={isSome && !selection.isAll} onToggle={selection.toggleAll} />
        <FormattedMessage id="list.selectAll" />
      </chakra.label>
      <Text as="output" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {isSome && selected}
      </Text>
      {isSome && children}
    </Flex>
  );
}
