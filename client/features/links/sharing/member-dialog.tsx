import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import type { LinkMemberRowFragment } from '#generated/graphql.ts';
import {
  useChangeLinkMemberRoleMutation,
  useLeaveLinkMutation,
  useRemoveLinkMemberMutation,
  useTransferLinkMutation,
} from '#generated/hooks.ts';
import { type MemberAct, otherRole } from './member-act.ts';

interface MemberDialogProps {
  readonly linkId: string;
  readonly act: MemberAct;
  readonly member: LinkMemberRowFragment;
  readonly onClose: () => void;
  /** Called when it was done. */
  readonly onDone: () => void;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** Says what it means for somebody who shares a link, and does it. */
export function MemberDialog({ linkId, act, member, ...frame }: MemberDialogProps): ReactElement {
  const intl = useIntl();
  const [changeRole] = useChangeLinkMemberRoleMutation(CONFIRMED);
  const [transfer] = useTransferLinkMutation(CONFIRMED);
  const [remove] = useRemoveLinkMemberMutation(CONFIRMED);
  const [leave] = useLeaveLinkMutation(CONFIRMED);
  const { id, name, role } = member;
  const next = otherRole(role);
  const acts = {
    role: () => changeRole({ variables: { input: { linkId, id, role: next } } }),
    transfer: () => transfer({ variables: { input: { linkId, id } } }),
    remove: () => remove({ variables: { input: { linkId, id } } }),
    leave: () => leave({ variables: { input: { linkId } } }),
  };
  return (
    <ConfirmDialog
      isDanger={act === 'remove'}
      act={acts[act]}
      done={intl.formatMessage({ id: `sharing.${act}.done` })}
      title={<FormattedMessage id={`sharing.${act}.title`} values={{ name }} />}
      submit={<FormattedMessage id={`sharing.${act}.confirm`} />}
      {...frame}
    >
      <Text overflowWrap="anywhere">
        {act === 'role' ? (
          <FormattedMessage id={`sharing.role.text.${next}`} values={{ name }} />
        ) : (
          <FormattedMessage id={`sharing.${act}.text`} values={{ name }} />
        )}
      </Text>
    </ConfirmDialog>
  );
}
