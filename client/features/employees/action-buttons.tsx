import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmployeeAction } from './employee-action.ts';

interface ActionButtonsProps {
  readonly actions: readonly EmployeeAction[];
  /** The employees that the actions apply to, for screen readers; omitted if the text beside the buttons says it. */
  readonly name?: string;
  /** Whether this is the page's main action now. */
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** Actions on one employee or on the selected ones. Clicks are ignored while one is running. */
export function ActionButtons({ actions, name, isMain = false, isBusy, onAct }: ActionButtonsProps): ReactElement {
  const intl = useIntl();
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={isMain && action === 'activate' ? 'solid' : 'outline'}
          aria-label={name === undefined ? undefined : intl.formatMessage({ id: `employees.${action}.of` }, { name })}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onAct(action)}
        >
          <FormattedMessage id={`employees.${action}`} />
        </Button>
      ))}
    </>
  );
}
