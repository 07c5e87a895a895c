import { type ReactElement, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { focusInput, inputId } from '#client/components/form/input-id.ts';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { useIsShown } from '#client/components/reader-place.ts';
import { showToast, showWarning } from '#client/components/toast.ts';
import { PrivacySettingsDocument, type SetLinkPolicyDocumentInput } from '#generated/graphql.ts';
import { useSetLinkPolicyDocumentMutation } from '#generated/hooks.ts';
import { LanguageName } from '#rules/language.ts';
import { parseRepositoryFileUrl } from '#rules/repository-file.ts';
import { fileUrl, POLICY_PAGES, type StoredDocument } from './stored-document.ts';

const UNREADABLE: ReadonlySet<string | undefined> = new Set(['privacy_config_error', 'cookies_config_error']);

const ID = 'policy-document';

interface PolicyDocumentDialogProps {
  readonly place: Pick<SetLinkPolicyDocumentInput, 'linkId' | 'set' | 'language'>;
  readonly document: StoredDocument | undefined;
  readonly onClose: () => void;
}

/** The form and its input. */
function useFileForm({ place, document, onClose }: PolicyDocumentDialogProps) {
  const intl = useIntl();
  const [set] = useSetLinkPolicyDocumentMutation({
    ...operationOptions(EVERY_REFUSAL),
    ...reloads(PrivacySettingsDocument),
  });
  const [unreadable, setUnreadable] = useState<string>();
  const isShown = useIsShown();
  const unreadableText = intl.formatMessage({ id: 'privacySettings.problem.unreadable' });
  const form = useForm({
    id: ID,
    initial: { url: fileUrl(document) },
    findProblems: ({ url }) => ({ url: urlProblem(intl, url) }),
    refusals: EVERY_REFUSAL,
    submit: async ({ url }) => {
      setUnreadable(undefined);
      const file = parseRepositoryFileUrl(url);
      const result = await (file && set({ variables: { input: { ...place, ...file } } }));
      if (result?.error !== undefined && UNREADABLE.has(failureCode(toFailure(result.error)))) {
        if (!isShown()) {
          showWarning(unreadableText);
          return undefined;
        }
        setUnreadable(url);
        focusInput(inputId(ID, 'url'));
        return undefined;
      }
      return result;
    },
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'privacySettings.set.done' }));
    },
  });
  const input = form.input('url');
  // No problem of the form, which would keep the same file from being tried again once it is public.
  const refused = input.value === unreadable ? unreadableText : undefined;
  return { form, input: { ...input, problem: input.problem ?? refused } };
}

/** Asks for the file with a policy text and has it read; with the same file once more. */
export function PolicyDocumentDialog(props: PolicyDocumentDialogProps): ReactElement {
  const intl = useIntl();
  const { form, input } = useFileForm(props);
  const { place, onClose } = props;
  return (
    <FormDialog
      form={form}
      isEntry
      title={
        <FormattedMessage
          id="privacySettings.set.title"
          values={{
            text: intl.formatMessage({ id: POLICY_PAGES[place.set].titleId }),
            language: LanguageName[place.language],
          }}
        />
      }
      submit={<FormattedMessage id="privacySettings.set.submit" />}
      onClose={onClose}
    >
      <TextField
        input={input}
        label={<FormattedMessage id="privacySettings.url" />}
        help={<FormattedMessage id="privacySettings.url.help" />}
        attributes={{ type: 'url', placeholder: 'https://gitee.com/example/legal/blob/master/privacy.md' }}
      />
    </FormDialog>
  );
}

/** What is wrong with the address of a file. */
function urlProblem(intl: IntlShape, url: string): string | undefined {
  return parseRepositoryFileUrl(url) === undefined
    ? intl.formatMessage({ id: 'privacySettings.problem.url' })
    : undefined;
}
