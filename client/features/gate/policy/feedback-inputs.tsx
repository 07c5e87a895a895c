import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { LANGUAGE_KEYS, LanguageName } from '#rules/language.ts';
import { CommentPreview } from './comment-preview.tsx';
import { CUSTOM, type PolicyValues, type Template, templateValues } from './policy-values.ts';
import { YesNoSelect } from './yes-no-select.tsx';

interface FeedbackInputsProps {
  readonly linkId: string;
  readonly form: Form<PolicyValues>;
  readonly templates: readonly Template[];
}

/** What the gate writes to the platform: comments, labels, and the commands that it obeys. */
export function FeedbackInputs({ linkId, form, templates }: FeedbackInputsProps): ReactElement {
  const intl = useIntl();
  const { commentTemplate, commentText, comment } = form.values;
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="lg">
        <FormattedMessage id="gatePolicy.feedback" />
      </Heading>
      <TemplateSelect form={form} templates={templates} />
      {commentTemplate === CUSTOM && (
        <TextAreaField
          input={form.input('commentText')}
          label={<FormattedMessage id="gatePolicy.text" />}
          help={<FormattedMessage id="gatePolicy.text.help" />}
        />
      )}
      {comment !== 'OFF' && <CommentPreview linkId={linkId} template={commentTemplate} text={commentText} />}
      <SelectField
        input={form.input('comment')}
        label={<FormattedMessage id="gatePolicy.comment" />}
        options={(['EDIT', 'NEW', 'OFF'] as const).map((value) => ({
          value,
          text: intl.formatMessage({ id: `gatePolicy.comment.${value}` }),
        }))}
      />
      <SelectField
        input={form.input('commentLanguage')}
        label={<FormattedMessage id="gatePolicy.language" />}
        options={LANGUAGE_KEYS.map((value) => ({ value, text: LanguageName[value] }))}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          input={form.input('covered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.labels.covered" />}
          help={<FormattedMessage id="gatePolicy.labels.help" />}
        />
        <TextField
          input={form.input('uncovered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.labels.uncovered" />}
        />
      </SimpleGrid>
      <TextAreaField
        input={form.input('commands')}
        isOptional
        label={<FormattedMessage id="gatePolicy.commands" />}
        help={<FormattedMessage id="gatePolicy.commands.help" />}
      />
      <FurtherInputs form={form} />
    </Stack>
  );
}

/** Who may cancel, and what only some platforms know. */
function FurtherInputs({ form }: Pick<FeedbackInputsProps, 'form'>): ReactElement {
  const intl = useIntl();
  return (
    <>
      <SelectField
        input={form.input('openerMayCancel')}
        label={<FormattedMessage id="gatePolicy.cancel" />}
        options={(['no', 'yes'] as const).map((value) => ({
          value,
          text: intl.formatMessage({ id: `gatePolicy.cancel.${value}` }),
        }))}
      />
      <YesNoSelect form={form} name="resolveComment" />
      <YesNoSelect form={form} name="passAsTester" />
    </>
  );
}

/** A built-in template brings its settings along; one's own begins with the text of the template before. */
function TemplateSelect({ form, templates }: Omit<FeedbackInputsProps, 'linkId'>): ReactElement {
  const intl = useIntl();
  const input = form.input('commentTemplate');
  const nameOf = (name: string): string => {
    const known = (['default', 'openeuler', CUSTOM] as const).find((key) => key === name);
    return known === undefined ? name : intl.formatMessage({ id: `gatePolicy.template.${known}` });
  };
  const handleChange = (name: string) => {
    const chosen = templates.find((template) => template.name === name);
    const before = templates.find((template) => template.name === input.value);
    input.onChange(name);
    if (chosen !== undefined) {
      const { claimed, comment, covered, uncovered, commands } = templateValues(chosen);
      form.set('claimed', claimed);
      form.set('comment', comment);
      form.set('covered', covered);
      form.set('uncovered', uncovered);
      form.set('commands', commands);
    } else if (form.values.commentText === '' && before !== undefined) {
      form.set('commentText', before.text);
    }
  };
  return (
    <SelectField
      input={{ ...input, onChange: handleChange }}
      label={<FormattedMessage id="gatePolicy.template" />}
      help={<FormattedMessage id="gatePolicy.template.help" />}
      options={[...templates.map(({ name }) => name), CUSTOM].map((value) => ({ value, text: nameOf(value) }))}
    />
  );
}
