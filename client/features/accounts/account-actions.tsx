import { Button } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import type { LocalAccountRowFragment } from '#generated/graphql.ts';
import { type AccountAct, actsOf } from './account-act.ts';

/** What lets somebody in who waits for it. */
const NEXT_STEPS = ['renew', 'reactivate'] as const satisfies readonly AccountAct[];

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
  const next = NEXT_STEPS.find((step) => acts.includes(step));
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <>
      {next !== undefined && (
        <Button
          size="sm"
          aria-label={intl.formatMessage({ id: `accounts.${next}.of` }, { name })}
          onClick={() => onAct(next)}
        >
          <FormattedMessage id={`accounts.${next}`} />
        </Button>
      )}
      <RowMenu
        ref={menu}
        name={name}
        actions={acts
          .filter((act) => act !== next)
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
