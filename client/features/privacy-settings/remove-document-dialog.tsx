import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { PrivacySettingsDocument, type RemoveLinkPolicyDocumentInput } from '#generated/graphql.ts';
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
  const [remove] = useRemoveLinkPolicyDocumentMutation({ ...CONFIRMED, ...reloads(PrivacySettingsDocument) });
  return (
    <ConfirmDialog
      isDanger
      act={() => remove({ variables: { input: place } })}
      done={intl.formatMessage({ id: 'privacySettings.remove.done' })}
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
    </ConfirmDialog>
  );
}
