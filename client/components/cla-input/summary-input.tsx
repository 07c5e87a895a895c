import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { isPlainText, normalizePlainText, SUMMARY_MAX_LENGTH } from '#rules/plain-text.ts';
import type { FormInput } from '../form/form.ts';
import { TextAreaField } from '../form/text-area-field.tsx';

/** Takes the summary of a CLA in plain words. */
export function SummaryInput({ input }: { readonly input: FormInput<string> }): ReactElement {
  return (
    <TextAreaField
      input={input}
      isOptional
      rows={8}
      label={<FormattedMessage id="claInput.summary" />}
      help={<FormattedMessage id="claInput.summary.help" values={{ max: SUMMARY_MAX_LENGTH }} />}
    />
  );
}

/** Why the service would refuse a summary; undefined when it takes it. */
export function summaryProblemText(intl: IntlShape, summary: string): string | undefined {
  return isPlainText(normalizePlainText(summary), SUMMARY_MAX_LENGTH)
    ? undefined
    : intl.formatMessage({ id: 'claInput.summary.problem' }, { max: SUMMARY_MAX_LENGTH });
}
