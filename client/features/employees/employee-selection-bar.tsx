import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { SelectionBar } from '#client/components/list/selection-bar.tsx';
import type { Selection } from '#client/components/list/use-selection.ts';
import { ActionButtons } from './action-buttons.tsx';
import type { EmployeeAction } from './employee-action.ts';

interface EmployeeSelectionBarProps {
  readonly selection: Omit<Selection<unknown>, 'toggle' | 'clear'>;
  /** How many the search finds, on all pages. */
  readonly total: number;
  readonly actions: readonly EmployeeAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** Selects the whole page, or everybody found, and offers actions on them. */
export function EmployeeSelectionBar({ selection, total, ...actions }: EmployeeSelectionBarProps): ReactElement {
  const { entries, isAll, isEverything } = selection;
  const count = isEverything ? total : entries.length;
  return (
    <SelectionBar
      selection={selection}
      selected={
        <FormattedMessage id={isEverything ? 'employees.selectedEverybody' : 'employees.selected'} values={{ count }} />
      }
    >
      {isAll && !isEverything && total > entries.length && (
        <Button size="sm" variant="plain" onClick={selection.chooseEverything}>
          <FormattedMessage id="employees.selectEverybody" values={{ count: total }} />
        </Button>
      )}
      <ActionButtons isMain {...actions} />
    </SelectionBar>
  );
}
