import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EmployeeAction } from './employee-action.ts';

interface ActionButtonsProps {
  readonly actions: readonly EmployeeAction[];
  /** Whom they concern, for who cannot see where they stand; left out when it is said beside them. */
  readonly name?: string;
  /** Whether it is the main thing of the page to do now. */
  readonly isMain?: boolean;
  readonly isBusy: boolean;
  readonly onAct: (action: EmployeeAction) => void;
}

/** What can be done with one employee or with those who are selected. While something is being done a click does nothing. */
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
