import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { RemoveLinkPolicyDocumentInput } from '#generated/graphql.ts';
import { useRemoveLinkPolicyDocumentMutation } from '#generated/hooks.ts';
import { LanguageName } from '#rules/language.ts';
import { POLICY_PAGES } from './stored-document.ts';

interface RemoveDocumentDialogProps {
  readonly place: RemoveLinkPolicyDocumentInput;
  readonly onClose: () => void;
}

/** Says what signers read without the community's text, and removes it. */
export function RemoveDocumentDialog({ place, onClose }: RemoveDocumentDialogProps): ReactElement {
  const intl = useIntl();
  const [remove] = useRemoveLinkPolicyDocumentMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'remove-policy',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => remove({ variables: { input: place } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'privacySettings.remove.done' }));
    },
  });
  return (
    <FormDialog
      form={form}
      title={
        <FormattedMessage
          id="privacySettings.remove.title"
          values={{
            text: intl.formatMessage({ id: POLICY_PAGES[place.set].titleId }),
            language: LanguageName[place.language],
          }}
        />
      }
      submit={<FormattedMessage id="privacySettings.remove" />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="privacySettings.remove.text" />
      </Text>
    </FormDialog>
  );
}
