import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { LinkMemberRowFragment } from '#generated/graphql.ts';
import type { MemberAct } from './member-act.ts';

interface MemberRowProps {
  readonly member: LinkMemberRowFragment;
  /** What the viewer may do with them. */
  readonly acts: readonly MemberAct[];
  readonly onAct: (act: MemberAct) => void;
}

/** Somebody who shares a link: who they are, what they may do, and what can be done with them. */
export function MemberRow({ member, acts, onAct }: MemberRowProps): ReactElement {
  const intl = useIntl();
  const { name, account, role, joinedAt, isViewer } = member;
  return (
    <ListRow
      actions={acts.map((act) => (
        <Button
          key={act}
          size="sm"
          aria-label={intl.formatMessage({ id: `sharing.${act}.of` }, { name })}
          onClick={() => onAct(act)}
        >
          <FormattedMessage id={`sharing.${act}`} />
        </Button>
      ))}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <StateBadge tone={role === 'OWNER' ? 'info' : 'muted'}>
          <FormattedMessage id={`sharing.role.${role}`} />
        </StateBadge>
        {isViewer && (
          <StateBadge tone="success">
            <FormattedMessage id="sharing.you" />
          </StateBadge>
        )}
      </Flex>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
        <Text as="span" overflowWrap="anywhere">
          <FormattedMessage id="sharing.account" values={{ account }} />
        </Text>
        {joinedAt !== null && (
          <Text as="span">
            <FormattedMessage id="sharing.joinedAt" values={{ date: <Day value={joinedAt} /> }} />
          </Text>
        )}
      </Flex>
    </ListRow>
  );
}
