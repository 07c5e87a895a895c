import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { unprintableText } from '#client/components/form/unprintable-text.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { ALIAS_MAX_LENGTH } from '#rules/project.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What the project is called, and whether strangers find it. */
export function ProjectSection({ details: { id: linkId, link, listed } }: SectionProps): ReactElement {
  const intl = useIntl();
  const { find, prepare } = useUnprintable();
  const initial = { alias: link.alias, listed };
  const form = useSettingsForm({
    linkId,
    section: 'project',
    initial,
    findProblems: ({ alias }) => ({
      alias: isName(alias)
        ? unprintableText(intl, intl.formatMessage({ id: 'links.edit.alias' }), find(alias))
        : intl.formatMessage({ id: 'links.edit.problem.alias' }, { max: ALIAS_MAX_LENGTH }),
    }),
    inputs: { link_exists: 'alias' },
    toInput: ({ alias, listed: isListed }) => ({ alias: alias.trim(), listed: isListed }),
  });
  const { alias } = form.values;
  useEffect(() => prepare(alias), [prepare, alias]);
  return (
    <FormSection title={<FormattedMessage id="links.settings.project" />} form={form} initial={initial}>
      <TextField input={form.input('alias')} label={<FormattedMessage id="links.edit.alias" />} />
      <CheckboxField
        input={form.input('listed')}
        label={<FormattedMessage id="links.edit.listed" />}
        isRequired={false}
      />
    </FormSection>
  );
}

function isName(alias: string): boolean {
  return typedText(alias) !== '' && !isLonger(typedText(alias), ALIAS_MAX_LENGTH);
}
