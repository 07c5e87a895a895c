import { Text } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { showToast } from '#client/components/toast.ts';
import { useInviteEmployeesMutation } from '#generated/hooks.ts';
import { LANGUAGES, LanguageKey, preferredLanguage } from '#rules/language.ts';
import { EmailListField } from './email-list-field.tsx';
import { EMAIL_LIST_REFUSALS, useEmailList } from './use-email-list.ts';

interface InviteDialogProps {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Invites colleagues by mail to sign as employees, and says how many. */
export function InviteDialog(frame: InviteDialogProps): ReactElement {
  const intl = useIntl();
  const [language, setLanguage] = useState(() => LanguageKey[preferredLanguage([intl.locale])]);
  const [invite] = useInviteEmployeesMutation(operationOptions(EMAIL_LIST_REFUSALS));
  const form = useEmailList({
    id: 'invite',
    submit: (emails) => invite({ variables: { input: { emails: [...emails], language } } }),
    onDone: ({ inviteEmployees: { invitedCount, skippedCount } }) => {
      frame.onClose();
      const done = intl.formatMessage({ id: 'employees.invite.done' }, { count: invitedCount });
      const skipped = { done, count: skippedCount };
      showToast(skippedCount > 0 ? intl.formatMessage({ id: 'employees.invite.done.skipped' }, skipped) : done);
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="employees.invite" />}
      submit={<FormattedMessage id="employees.invite.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="employees.invite.text" />
      </Text>
      <EmailListField form={form} />
      <SelectField
        input={{ id: 'invite-language', name: 'language', value: language, problem: undefined, onChange: setLanguage }}
        label={<FormattedMessage id="employees.invite.language" />}
        options={LANGUAGES.map(({ key, name }) => ({ value: key, text: name }))}
      />
    </FormDialog>
  );
}
