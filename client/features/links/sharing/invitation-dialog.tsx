import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { LinkInvitationRowFragment } from '#generated/graphql.ts';
import { useInviteLinkMemberMutation, useWithdrawLinkInvitationMutation } from '#generated/hooks.ts';
import { LanguageKey } from '#rules/language.ts';
import type { InvitationAct } from './invitation-table.tsx';

interface InvitationDialogProps {
  readonly linkId: string;
  readonly act: InvitationAct;
  readonly invitation: LinkInvitationRowFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

/** Says what it means to mail an invitation again or to withdraw it, and does it. */
export function InvitationDialog({ linkId, act, invitation, ...frame }: InvitationDialogProps): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [invite] = useInviteLinkMemberMutation(CONFIRMED);
  const [withdraw] = useWithdrawLinkInvitationMutation(CONFIRMED);
  const { id, email, role } = invitation;
  const acts = {
    resend: () => invite({ variables: { input: { linkId, email, role, language: LanguageKey[locale] } } }),
    withdraw: () => withdraw({ variables: { input: { linkId, id } } }),
  };
  return (
    <ConfirmDialog
      act={acts[act]}
      done={intl.formatMessage({ id: `sharing.${act}.done` })}
      title={<FormattedMessage id={`sharing.${act}.title`} />}
      submit={<FormattedMessage id={`sharing.${act}`} />}
      {...frame}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id={`sharing.${act}.text`} values={{ email }} />
      </Text>
    </ConfirmDialog>
  );
}
