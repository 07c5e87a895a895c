import { SimpleGrid } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '#client/components/form/select-field.tsx';
import { SwitchField } from '#client/components/form/switch-field.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { SectionFrame } from './section-frame.tsx';
import { SUBJECTS_CHOICES } from './subjects.ts';
import type { WhoValues } from './who-values.ts';

/** Whose signatures the check asks for, and what proves that they are theirs. */
export function WhoSection({ section }: { readonly section: StoredForm<WhoValues> }): ReactElement {
  const intl = useIntl();
  const { form } = section;
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.who" />}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          input={form.input('subjects')}
          label={<FormattedMessage id="gatePolicy.subjects" />}
          options={SUBJECTS_CHOICES.map((value) => ({
            value,
            text: intl.formatMessage({ id: `gatePolicy.subjects.${value}` }),
          }))}
        />
        <SelectField
          input={form.input('coAuthors')}
          label={<FormattedMessage id="gatePolicy.coAuthors" />}
          help={<FormattedMessage id="gatePolicy.coAuthors.help" />}
          options={(['IGNORE', 'WARN', 'REQUIRE'] as const).map((value) => ({
            value,
            text: intl.formatMessage({ id: `gatePolicy.coAuthors.${value}` }),
          }))}
        />
      </SimpleGrid>
      {form.values.coAuthors === 'REQUIRE' && (
        <SwitchField
          input={form.input('coAuthorsNeedConfirmation')}
          label={<FormattedMessage id="gatePolicy.confirmation" />}
          help={<FormattedMessage id="gatePolicy.confirmation.help" />}
        />
      )}
      <SwitchField
        input={form.input('acceptClaimedAccounts')}
        label={<FormattedMessage id="gatePolicy.claimed" />}
        state={<FormattedMessage id={`gatePolicy.claimed.${form.values.acceptClaimedAccounts}`} />}
        help={<FormattedMessage id="gatePolicy.claimed.help" />}
      />
      <SwitchField
        input={form.input('confirmationMails')}
        label={<FormattedMessage id="gatePolicy.confirmationMails" />}
        help={<FormattedMessage id="gatePolicy.confirmationMails.help" />}
      />
    </SectionFrame>
  );
}
