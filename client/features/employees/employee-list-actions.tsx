import { Button, Flex } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { corporationPath } from '#rules/paths.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface EmployeeListActionsProps {
  readonly linkId: string;
  /** Whether anybody could sign who is invited. */
  readonly canInvite: boolean;
}

/** What brings further employees into the list: approving them in advance, and inviting them. */
export function EmployeeListActions({ linkId, canInvite }: EmployeeListActionsProps): ReactElement {
  const [isInviting, setInviting] = useState(false);
  const invite = useRef<HTMLButtonElement>(null);
  return (
    <Flex gap="2" wrap="wrap">
      <ButtonLink to={corporationPath(linkId, 'pre-approvals')}>
        <FormattedMessage id="preApprovals.title" />
      </ButtonLink>
      {canInvite && (
        <Button ref={invite} onClick={() => setInviting(true)}>
          <FormattedMessage id="employees.invite" />
        </Button>
      )}
      {isInviting && <InviteDialog returnFocusTo={invite} onClose={() => setInviting(false)} />}
    </Flex>
  );
}
