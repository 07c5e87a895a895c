import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { CUSTOM, type FeedbackValues, type Template, templateValues } from './feedback-values.ts';

interface TemplateSelectProps {
  readonly form: Form<FeedbackValues>;
  readonly templates: readonly Template[];
}

/** The template of comments: a built-in one brings its settings along, a custom one starts with the previous text. */
export function TemplateSelect({ form, templates }: TemplateSelectProps): ReactElement {
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
      const { acceptClaimedAccounts, comment, covered, uncovered, commands } = templateValues(chosen);
      form.set('acceptClaimedAccounts', acceptClaimedAccounts);
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
