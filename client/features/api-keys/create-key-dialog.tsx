import type { ReactElement, ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Select } from '#client/components/select.tsx';
import type { ApiKeyScope, CreateApiKeyMutation } from '#generated/graphql.ts';
import { useApiKeyLinksQuery, useCreateApiKeyMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { ScopeBoxes } from './scope-boxes.tsx';

const NAME_MAX_LENGTH = 100;

/** Days until a key expires. */
const LIVES = ['30', '90', '365'] as const;

interface KeyDraft {
  readonly name: string;
  /** Empty for all links. */
  readonly linkId: string;
  readonly scopes: ApiKeyScope[];
  readonly days: string;
}

const REFUSALS: Refusals<'name' | 'linkId' | 'scopes' | 'days'> = { codes: 'all' };

interface CreateKeyDialogProps {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onCreated: (key: string) => void;
}

/** Asks what a new key is for, and creates it. */
export function CreateKeyDialog({ returnFocusTo, onClose, onCreated }: CreateKeyDialogProps): ReactElement {
  const intl = useIntl();
  const { data } = useApiKeyLinksQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateApiKeyMutation(operationOptions(REFUSALS));
  const form = useForm<KeyDraft, CreateApiKeyMutation>({
    id: 'create-key',
    initial: { name: '', linkId: '', scopes: ['STATUS_READ'], days: '90' },
    findProblems: ({ name, scopes }) => ({
      name: isName(name) ? undefined : intl.formatMessage({ id: 'apiKeys.problem.name' }, { max: NAME_MAX_LENGTH }),
      scopes: scopes.length > 0 ? undefined : intl.formatMessage({ id: 'apiKeys.problem.scopes' }),
    }),
    refusals: REFUSALS,
    submit: (draft) => create({ variables: { input: toInput(draft) } }),
    onDone: ({ createApiKey }) => {
      onClose();
      onCreated(createApiKey.key);
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="apiKeys.create" />}
      submit={<FormattedMessage id="apiKeys.create.submit" />}
      refused={<FormattedMessage id="apiKeys.create.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <TextField
        input={form.input('name')}
        label={<FormattedMessage id="apiKeys.name" />}
        help={<FormattedMessage id="apiKeys.name.help" />}
      />
      <Choice input={form.input('linkId')} label={<FormattedMessage id="apiKeys.link" />}>
        <option value="">{intl.formatMessage({ id: 'apiKeys.allLinks' })}</option>
        {(data?.links.nodes ?? []).map(({ id, link }) => (
          <option key={id} value={id}>
            {`${link.alias} (${id})`}
          </option>
        ))}
      </Choice>
      <ScopeBoxes input={form.input('scopes')} />
      <Choice input={form.input('days')} label={<FormattedMessage id="apiKeys.expires" />}>
        {LIVES.map((days) => (
          <option key={days} value={days}>
            {intl.formatMessage({ id: 'apiKeys.expires.days' }, { days })}
          </option>
        ))}
      </Choice>
    </FormDialog>
  );
}

interface ChoiceProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Choice({ input, label, children }: ChoiceProps): ReactElement {
  return (
    <FormField id={input.id} label={label} problem={input.problem}>
      {(described) => (
        <Select value={input.value} onChoose={input.onChange} {...described}>
          {children}
        </Select>
      )}
    </FormField>
  );
}

function isName(name: string): boolean {
  return name.trim() !== '' && characterCount(name.trim()) <= NAME_MAX_LENGTH;
}

function toInput({ name, linkId, scopes, days }: KeyDraft) {
  return {
    name: name.trim(),
    scopes,
    ...(linkId === '' ? {} : { linkId }),
    expiresAt: new Date(Date.now() + Number(days) * 86_400_000).toISOString(),
  };
}
