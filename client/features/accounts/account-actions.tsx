import { Button } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { LocalAccountRowFragment } from '#generated/graphql.ts';
import { type AccountAct, actsOf } from './account-act.ts';

/** What lets somebody in who waits for it. */
const NEXT_STEPS: ReadonlySet<AccountAct> = new Set(['renew', 'reactivate']);

interface AccountActionsProps {
  readonly account: LocalAccountRowFragment;
  /** Receives what has the focus afterwards, where the entry of a menu was chosen. */
  readonly onAct: (act: AccountAct, returnFocusTo?: RefObject<HTMLElement | null>) => void;
}

/** What can be done with an account: what lets its owner in as a button, the rest in a menu. */
export function AccountActions({ account, onAct }: AccountActionsProps): ReactElement {
  const intl = useIntl();
  const { name } = account;
  const acts = actsOf(account);
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <>
      {acts
        .filter((act) => NEXT_STEPS.has(act))
        .map((act) => (
          <Button
            key={act}
            size="sm"
            aria-label={intl.formatMessage({ id: `accounts.${act}.of` }, { name })}
            onClick={() => onAct(act)}
          >
            <FormattedMessage id={`accounts.${act}`} />
          </Button>
        ))}
      <RowMenu
        ref={menu}
        name={name}
        actions={acts
          .filter((act) => !NEXT_STEPS.has(act))
          .map((act) => ({
            key: act,
            text: <FormattedMessage id={`accounts.${act}`} />,
            isDanger: act === 'deactivate',
            onSelect: () => onAct(act, menu),
          }))}
      />
    </>
  );
}
