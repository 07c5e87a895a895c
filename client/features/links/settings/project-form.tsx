import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { unprintableText } from '#client/components/form/unprintable-text.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { ALIAS_MAX_LENGTH } from '#rules/project.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What the project is called, and whether strangers find it. */
export function ProjectForm({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const { find, prepare } = useUnprintable();
  const stored = useSettingsForm({
    details,
    section: 'project',
    toValues: ({ link, listed }) => ({ alias: link.alias, listed }),
    findProblems: ({ alias }) => ({
      alias: isName(alias)
        ? unprintableText(intl, intl.formatMessage({ id: 'links.edit.alias' }), find(alias))
        : intl.formatMessage({ id: 'links.edit.problem.alias' }, { max: ALIAS_MAX_LENGTH }),
    }),
    inputs: { link_exists: 'alias' },
    toInput: ({ alias, listed: isListed }) => ({ alias: alias.trim(), listed: isListed }),
  });
  const { form } = stored;
  const { alias } = form.values;
  useEffect(() => prepare(alias), [prepare, alias]);
  return (
    <SettingsForm of={stored} labelId="links.settings.project">
      <TextField input={form.input('alias')} label={<FormattedMessage id="links.edit.alias" />} />
      <CheckboxField
        input={form.input('listed')}
        label={<FormattedMessage id="links.edit.listed" />}
        isRequired={false}
      />
    </SettingsForm>
  );
}

function isName(alias: string): boolean {
  return typedText(alias) !== '' && !isLonger(typedText(alias), ALIAS_MAX_LENGTH);
}
