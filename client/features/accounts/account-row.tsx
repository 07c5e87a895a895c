import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { LocalAccountRowFragment } from '#generated/graphql.ts';
import { type AccountAct, actsOf } from './account-act.ts';

interface AccountRowProps {
  readonly account: LocalAccountRowFragment;
  readonly onAct: (act: AccountAct) => void;
}

/** One local account: whose it is, whether it works, and what can be done with it. */
export function AccountRow({ account, onAct }: AccountRowProps): ReactElement {
  const intl = useIntl();
  const { name, email, createdAt, deactivatedAt, openSessions, links } = account;
  return (
    <ListRow
      actions={actsOf(account).map((act) => (
        <Button
          key={act}
          size="sm"
          aria-label={intl.formatMessage({ id: `accounts.${act}.of` }, { name })}
          onClick={() => onAct(act)}
        >
          <FormattedMessage id={`accounts.${act}`} />
        </Button>
      ))}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {name}
        </Heading>
        <Badges account={account} />
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        <FormattedMessage id="accounts.account" values={{ account: account.account }} />
      </Text>
      <Text overflowWrap="anywhere">{email}</Text>
      <Flex
        mt="1"
        columnGap="4"
        rowGap="1"
        wrap="wrap"
        fontSize="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>
          <FormattedMessage id="accounts.createdAt" values={{ date: <Day value={createdAt} /> }} />
        </span>
        {deactivatedAt !== null && (
          <span>
            <FormattedMessage id="accounts.deactivatedAt" values={{ date: <Day value={deactivatedAt} /> }} />
          </span>
        )}
        <span>
          <FormattedMessage id="accounts.sessions" values={{ count: openSessions }} />
        </span>
        {links > 0 && (
          <span>
            <FormattedMessage id="accounts.links" values={{ count: links }} />
          </span>
        )}
      </Flex>
      <OneTimePassword account={account} />
    </ListRow>
  );
}

function Badges({ account }: Pick<AccountRowProps, 'account'>): ReactElement {
  const { isViewer, isServiceAdministrator, deactivatedAt, initialPasswordChanged } = account;
  return (
    <>
      {isViewer && (
        <StateBadge tone="success">
          <FormattedMessage id="accounts.you" />
        </StateBadge>
      )}
      {isServiceAdministrator && (
        <StateBadge tone="muted">
          <FormattedMessage id="accounts.administrator" />
        </StateBadge>
      )}
      {deactivatedAt !== null && (
        <StateBadge tone="muted">
          <FormattedMessage id="accounts.deactivated" />
        </StateBadge>
      )}
      {!initialPasswordChanged && (
        <StateBadge tone="warning">
          <FormattedMessage id="accounts.neverLoggedIn" />
        </StateBadge>
      )}
    </>
  );
}

/** Until when the one-time password works, while it has to be changed and could be. */
function OneTimePassword({ account }: Pick<AccountRowProps, 'account'>): ReactElement | null {
  const { initialPasswordChanged, oneTimePasswordExpiresAt: end, deactivatedAt } = account;
  const isOver = useIsPast(end ?? '');
  if (initialPasswordChanged || end === null || deactivatedAt !== null) {
    return null;
  }
  return (
    <Text mt="1" fontSize="sm">
      <FormattedMessage
        id={isOver ? 'accounts.passwordOver' : 'accounts.passwordUntil'}
        values={{ date: <TimePoint value={end} isShort /> }}
      />
    </Text>
  );
}
