import { Box, Heading, Stack } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListFocus } from '#client/components/list/use-list-focus.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import type { LinkRole } from '#generated/enums.ts';
import type { LinkInvitationRowFragment, LinkMemberRowFragment, LinkMembersQuery } from '#generated/graphql.ts';
import { type InvitationAct, InvitationTable } from './invitation-table.tsx';
import type { MemberAct } from './member-act.ts';
import { MemberTable } from './member-table.tsx';

interface SharingListsProps {
  readonly sharing: LinkMembersQuery['linkMembers'];
  readonly viewerRole: LinkRole | undefined;
  readonly onMember: (act: MemberAct, member: LinkMemberRowFragment) => void;
  readonly onInvitation: (act: InvitationAct, invitation: LinkInvitationRowFragment) => void;
}

/** Those who share a link and, for its owner, the invitations that are open. */
export function SharingLists({ sharing, viewerRole, onMember, onInvitation }: SharingListsProps): ReactElement {
  const intl = useIntl();
  const { members, invitations } = sharing;
  const ref = useRef<HTMLDivElement>(null);
  // The last invitation takes its list with it.
  useListFocus(ref, members.length + invitations.length, undefined);
  const common = { error: undefined, onRetry: () => undefined };
  return (
    <Stack
      as="section"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-label={intl.formatMessage({ id: 'sharing.lists' })}
      gap="12"
    >
      <WholeList
        {...common}
        label={intl.formatMessage({ id: 'sharing.members' })}
        nodes={members}
        count={<FormattedMessage id="list.total" values={{ total: members.length }} />}
        renderNodes={(nodes = []) => <MemberTable members={nodes} viewerRole={viewerRole} onAct={onMember} />}
      />
      {invitations.length > 0 && (
        <Box>
          <Heading as="h2" size="xl" mb="4">
            <FormattedMessage id="sharing.invitations" />
          </Heading>
          <WholeList
            {...common}
            label={intl.formatMessage({ id: 'sharing.invitations' })}
            nodes={invitations}
            count={<FormattedMessage id="list.total" values={{ total: invitations.length }} />}
            renderNodes={(nodes = []) => <InvitationTable invitations={nodes} onAct={onInvitation} />}
          />
        </Box>
      )}
    </Stack>
  );
}
