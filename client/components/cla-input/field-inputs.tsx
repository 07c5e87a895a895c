import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#client/i18n/provider.tsx';
import { Language, LanguageKey } from '#rules/language.ts';
import { type Described, FormField } from '../form/form-field.tsx';
import type { FormInput } from '../form/form.ts';
import { TextField } from '../form/text-field.tsx';
import { Select } from '../select.tsx';
import { customTypes, defaultTitle, type FieldDraft, type FieldsOwner, titleWithType } from './field-draft.ts';

/** The inputs of one row. */
export interface FieldRowInputs {
  readonly type: FormInput<FieldDraft['type']>;
  readonly title: FormInput<string>;
  readonly description: FormInput<string>;
  readonly required: FormInput<boolean>;
}

interface FieldInputsProps {
  readonly owner: FieldsOwner;
  readonly inputs: FieldRowInputs;
}

/** What a field holds, how it is called, what it says to the signer, and whether it must be filled in. */
export function FieldInputs({ owner, inputs }: FieldInputsProps): ReactElement {
  const { type, title, description, required } = inputs;
  const lang = Language[owner.language];
  const handleType = (chosen: FieldDraft['type']) => {
    title.onChange(titleWithType({ type: type.value, title: title.value }, chosen, owner));
    type.onChange(chosen);
  };
  return (
    <Grid gap="3" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem 1fr 1fr auto' }}>
      <FormField id={type.id} label={<FormattedMessage id="claInput.field.type" />} problem={type.problem} required>
        {(described) => <TypeSelect owner={owner} input={{ ...type, onChange: handleType }} described={described} />}
      </FormField>
      <TextField input={title} label={<FormattedMessage id="claInput.field.title" />} attributes={{ lang }} />
      <TextField
        input={description}
        label={<FormattedMessage id="claInput.field.description" />}
        isOptional
        attributes={{ lang }}
      />
      <RequiredInput isRequired={required.value} onChange={required.onChange} />
    </Grid>
  );
}

interface TypeSelectProps {
  readonly owner: FieldsOwner;
  readonly input: FormInput<FieldDraft['type']>;
  readonly described: Described;
}

function TypeSelect({ owner, input, described }: TypeSelectProps): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  return (
    <Select
      value={input.value}
      onChoose={(chosen) => input.onChange(chosen as FieldDraft['type'])}
      onBlur={input.onLeave}
      {...described}
    >
      <option value="">{intl.formatMessage({ id: 'claInput.field.type.choose' })}</option>
      {customTypes(owner).map((type) => (
        <option key={type} value={type}>
          {defaultTitle(type, { type: owner.type, language: LanguageKey[locale] })}
        </option>
      ))}
    </Select>
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
          accentColor="accent.solid"
          checked={isRequired}
          onChange={(event) => onChange(event.target.checked)}
        />
        <FormattedMessage id="claInput.field.required" />
      </chakra.label>
    </Flex>
  );
}
