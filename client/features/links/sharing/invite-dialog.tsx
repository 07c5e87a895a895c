import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { LinkMemberRole } from '#generated/enums.ts';
import type { InviteLinkMemberMutation } from '#generated/graphql.ts';
import { useInviteLinkMemberMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { LanguageKey, LANGUAGES } from '#rules/language.ts';

interface InvitationDraft {
  readonly email: string;
  readonly role: LinkMemberRole;
  readonly language: LanguageKey;
}

const REFUSALS: Refusals<keyof InvitationDraft> = { inputs: { invalid_email: 'email' }, codes: 'all' };

const ROLES: readonly LinkMemberRole[] = ['MANAGER', 'VIEWER'];

interface InviteDialogProps {
  readonly linkId: string;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Asks for the address and role of a new member, and mails the invitation. */
export function InviteDialog({ linkId, returnFocusTo, onClose, onInvited }: InviteDialogProps): ReactElement {
  const intl = useIntl();
  const form = useInvitation(linkId, () => {
    onClose();
    onInvited();
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="sharing.invite" />}
      submit={<FormattedMessage id="sharing.invite.submit" />}
      refused={<FormattedMessage id="sharing.invite.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="sharing.invite.text" />
      </Text>
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="sharing.field.email" />}
        attributes={{ type: 'email', autoComplete: 'off' }}
      />
      <SelectField
        input={form.input('role')}
        label={<FormattedMessage id="sharing.field.role" />}
        help={<FormattedMessage id={`sharing.field.role.${form.input('role').value}`} />}
        options={ROLES.map((role) => ({ value: role, text: intl.formatMessage({ id: `sharing.role.${role}` }) }))}
      />
      <SelectField
        input={form.input('language')}
        label={<FormattedMessage id="sharing.field.language" />}
        options={LANGUAGES.map(({ key, name }) => ({ value: key, text: name }))}
      />
    </FormDialog>
  );
}

function useInvitation(linkId: string, onInvited: () => void) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [invite] = useInviteLinkMemberMutation(operationOptions(REFUSALS));
  return useForm<InvitationDraft, InviteLinkMemberMutation>({
    id: 'invite-member',
    initial: { email: '', role: 'MANAGER', language: LanguageKey[locale] },
    findProblems: ({ email }) => ({
      email: isEmail(email.trim()) ? undefined : intl.formatMessage({ id: 'sharing.problem.email' }),
    }),
    refusals: REFUSALS,
    submit: ({ email, ...draft }) => invite({ variables: { input: { linkId, email: email.trim(), ...draft } } }),
    onDone: () => {
      showToast(intl.formatMessage({ id: 'sharing.invite.done' }));
      onInvited();
    },
  });
}
