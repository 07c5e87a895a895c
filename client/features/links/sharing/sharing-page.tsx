import { Button } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import type { LinkInvitationRowFragment, LinkMemberRowFragment } from '#generated/graphql.ts';
import { useLinkMembersQuery } from '#generated/hooks.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import type { InvitationAct } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { MemberAct } from './member-act.ts';
import { MemberDialog } from './member-dialog.tsx';
import { SharingLists } from './sharing-lists.tsx';

/** What the open dialog does. */
type Task =
  | { readonly kind: 'invite' }
  | { readonly kind: 'member'; readonly act: MemberAct; readonly member: LinkMemberRowFragment }
  | { readonly kind: 'invitation'; readonly act: InvitationAct; readonly invitation: LinkInvitationRowFragment };

/** The members of a link and their roles. */
export function SharingPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkMembersQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const [task, setTask] = useState<Task>();
  const button = useRef<HTMLButtonElement>(null);
  const sharing = data?.linkMembers;
  const viewerRole = sharing?.members.find(({ isViewer }) => isViewer)?.role;
  const reload = () => void refetch();
  return (
    <LinkPage
      title={<FormattedMessage id="sharing.title" />}
      lead={<FormattedMessage id="sharing.lead" />}
      action={
        viewerRole === 'OWNER' && (
          <Button ref={button} variant="solid" size="sm" onClick={() => setTask({ kind: 'invite' })}>
            <Icon name="plus" />
            <FormattedMessage id="sharing.invite" />
          </Button>
        )
      }
      error={error}
    >
      <Loaded data={sharing} error={error} onRetry={reload}>
        {(loaded) => (
          <SharingLists
            sharing={loaded}
            viewerRole={viewerRole}
            onMember={(act, member) => setTask({ kind: 'member', act, member })}
            onInvitation={(act, invitation) => setTask({ kind: 'invitation', act, invitation })}
          />
        )}
      </Loaded>
      <OpenDialog task={task} linkId={linkId} button={button} onClose={() => setTask(undefined)} onChanged={reload} />
    </LinkPage>
  );
}

interface OpenDialogProps {
  readonly task: Task | undefined;
  readonly linkId: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function OpenDialog({ task, linkId, button, onClose, onChanged }: OpenDialogProps): ReactElement | null {
  const leadOn = useLeadOn();
  const frame = { linkId, onClose, onDone: onChanged, onStale: onChanged };
  if (task === undefined) {
    return null;
  }
  if (task.kind === 'invite') {
    return <InviteDialog linkId={linkId} returnFocusTo={button} onClose={onClose} onInvited={onChanged} />;
  }
  if (task.kind === 'invitation') {
    return <InvitationDialog {...frame} act={task.act} invitation={task.invitation} />;
  }
  // A member who has left may not see the list any more.
  const handleDone = task.act === 'leave' ? () => void leadOn('/linked-repo') : onChanged;
  return <MemberDialog {...frame} act={task.act} member={task.member} onDone={handleDone} />;
}
