import { Text } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { EraseImportedAccountMutation } from '#generated/graphql.ts';
import { useEraseImportedAccountMutation } from '#generated/hooks.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';

interface AccountValues {
  readonly platform: (typeof CODE_PLATFORMS)[number]['key'];
  readonly host: string;
  readonly account: string;
}

const REFUSALS: Refusals<keyof AccountValues> = {
  codes: ['bad_request_parameter', 'not_ready_to_sign'],
  fields: { account: 'account' },
};

interface EraseAccountDialogProps {
  readonly linkId: string;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Erases an account that was imported and for which nobody has proved an email. */
export function EraseAccountDialog({ linkId, ...frame }: EraseAccountDialogProps): ReactElement {
  const [isUnknown, setUnknown] = useState(false);
  const form = useErasure(linkId, { onUnknown: () => setUnknown(true), onClose: frame.onClose });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="erasure.account" />}
      submit={<FormattedMessage id="erasure.account.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="erasure.account.text" />
      </Text>
      <SelectField
        input={form.input('platform')}
        label={<FormattedMessage id="erasure.account.platform" />}
        options={CODE_PLATFORMS.map(({ key, title }) => ({ value: key, text: title }))}
      />
      <TextField
        input={form.input('account')}
        label={<FormattedMessage id="erasure.account.name" />}
        help={<FormattedMessage id="erasure.account.name.help" />}
      />
      <TextField
        input={form.input('host')}
        isOptional
        label={<FormattedMessage id="erasure.account.host" />}
        help={<FormattedMessage id="erasure.account.host.help" />}
      />
      {isUnknown && <Notice tone="warning" title={<FormattedMessage id="erasure.account.unknown" />} />}
    </FormDialog>
  );
}

interface Outcomes {
  readonly onUnknown: () => void;
  readonly onClose: () => void;
}

function useErasure(linkId: string, { onUnknown, onClose }: Outcomes): Form<AccountValues> {
  const intl = useIntl();
  const [erase] = useEraseImportedAccountMutation(operationOptions(REFUSALS));
  return useForm<AccountValues, EraseImportedAccountMutation>({
    id: 'erase-account',
    initial: { platform: 'GITHUB', host: '', account: '' },
    findProblems: ({ account }) => ({
      account: account.trim() === '' ? intl.formatMessage({ id: 'erasure.account.problem' }) : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ platform, host, account }) => {
      const input = { linkId, platform, host: host.trim() === '' ? null : host.trim(), account: account.trim() };
      return erase({ variables: { input } });
    },
    onDone: ({ eraseImportedAccount: { erased } }) => {
      if (erased === 0) {
        onUnknown();
        return;
      }
      onClose();
      showToast(intl.formatMessage({ id: 'erasure.account.done' }, { count: erased }));
    },
  });
}
