import { chakra, Flex, Grid, Input, NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useLanguage } from '#client/i18n/provider.tsx';
import { FIELD_DESCRIPTION_MAX_LENGTH, FIELD_TITLE_MAX_LENGTH } from '#rules/cla-fields.ts';
import { FormField } from '../form-field.tsx';
import { Icon } from '../icons.tsx';
import { chooseType, customTypes, defaultTitle, type FieldDraft, type FieldsOwner } from './field-draft.ts';
import { fieldInputId } from './field-input-id.ts';
import type { FieldInputProblem, FieldRowProblems } from './field-problems.ts';

const MAX = { type: 0, title: FIELD_TITLE_MAX_LENGTH, description: FIELD_DESCRIPTION_MAX_LENGTH };

function problemText(intl: IntlShape, problem: FieldInputProblem | undefined, max: number): string | undefined {
  if (problem === undefined) {
    return undefined;
  }
  return problem === 'repeated'
    ? intl.formatMessage({ id: 'errors.title_type_repeat' })
    : intl.formatMessage({ id: `claInput.field.problem.${problem}` }, { max });
}

interface FieldInputsProps {
  /** Begins the ids of the inputs. */
  readonly id: string;
  readonly owner: FieldsOwner;
  readonly field: FieldDraft;
  readonly problems: FieldRowProblems;
  readonly onChange: (field: FieldDraft) => void;
}

/** What a field holds, how it is called, what it says to the signer, and whether it must be filled in. */
export function FieldInputs({ id, owner, field, problems, onChange }: FieldInputsProps): ReactElement {
  const intl = useIntl();
  const lang = owner.language.toLowerCase();
  const common = (input: 'type' | 'title' | 'description') => ({
    id: fieldInputId(id, field.key, input),
    label: <FormattedMessage id={`claInput.field.${input}`} />,
    problem: problemText(intl, problems[input], MAX[input]),
  });
  return (
    <Grid gap="3" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem 1fr 1fr auto' }}>
      <FormField {...common('type')} required>
        {(described) => (
          <TypeSelect
            owner={owner}
            value={field.type}
            described={described}
            onChange={(type) => onChange(chooseType(field, type, owner))}
          />
        )}
      </FormField>
      <FormField {...common('title')} required>
        {(described) => (
          <Input
            lang={lang}
            value={field.title}
            onChange={(event) => onChange({ ...field, title: event.target.value })}
            {...described}
          />
        )}
      </FormField>
      <FormField {...common('description')}>
        {(described) => (
          <Input
            lang={lang}
            value={field.description}
            onChange={(event) => onChange({ ...field, description: event.target.value })}
            {...described}
          />
        )}
      </FormField>
      <RequiredInput isRequired={field.required} onChange={(required) => onChange({ ...field, required })} />
    </Grid>
  );
}

interface TypeSelectProps {
  readonly owner: FieldsOwner;
  readonly value: FieldDraft['type'];
  readonly described: { readonly 'aria-describedby': string | undefined };
  readonly onChange: (type: FieldDraft['type']) => void;
}

function TypeSelect({ owner, value, described, onChange }: TypeSelectProps): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        value={value}
        onChange={(event) => onChange(event.target.value as FieldDraft['type'])}
        {...described}
      >
        <option value="">{intl.formatMessage({ id: 'claInput.field.type.choose' })}</option>
        {customTypes(owner).map((type) => (
          <option key={type} value={type}>
            {defaultTitle(type, { type: owner.type, language: locale === 'zh' ? 'ZH' : 'EN' })}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevron" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

interface RequiredInputProps {
  readonly isRequired: boolean;
  readonly onChange: (isRequired: boolean) => void;
}

function RequiredInput({ isRequired, onChange }: RequiredInputProps): ReactElement {
  return (
    <Flex asChild align="center" gap="2" mt={{ md: '6' }} minHeight="10" fontSize="sm" cursor="pointer">
      <chakra.label>
        <chakra.input
          type="checkbox"
          boxSize="5"
          flexShrink="0"
          accentColor="accent"
          checked={isRequired}
          onChange={(event) => onChange(event.target.checked)}
        />
        <FormattedMessage id="claInput.field.required" />
      </chakra.label>
    </Flex>
  );
}
