import { SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Fold } from '#client/components/fold.tsx';
import { focusInput } from '#client/components/form/input-id.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { OLD_CHECK_HASH, type OldCheckValues } from './old-check-values.ts';
import { PolicyForm } from './section-frame.tsx';

interface OldCheckSectionProps {
  readonly section: StoredForm<OldCheckValues>;
  /** Whether there is one. */
  readonly isSet: boolean;
}

/** The check that the community is moving from, with which observed repositories are compared; folded for all others. */
export function OldCheckSection({ section, isSet }: OldCheckSectionProps): ReactElement {
  const isAsked = useLocation().hash === OLD_CHECK_HASH;
  const [isOpen] = useState(isSet || isAsked);
  const name = section.form.input('name');
  useEffect(() => {
    if (isAsked) {
      focusInput(name.id);
    }
  }, [isAsked, name.id]);
  return (
    <SettingsSection title={<FormattedMessage id="gatePolicy.oldCheck" />}>
      <Fold summary={<FormattedMessage id="gatePolicy.oldCheck.fold" />} isOpen={isOpen}>
        <PolicyForm section={section}>
          <OldCheckInputs section={section} />
        </PolicyForm>
      </Fold>
    </SettingsSection>
  );
}

function OldCheckInputs({ section: { form } }: Pick<OldCheckSectionProps, 'section'>): ReactElement {
  return (
    <Stack gap="4">
      <TextField
        input={form.input('name')}
        isOptional
        label={<FormattedMessage id="gatePolicy.oldCheck.name" />}
        help={<FormattedMessage id="gatePolicy.oldCheck.name.help" />}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          input={form.input('covered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.oldCheck.covered" />}
          help={<FormattedMessage id="gatePolicy.oldCheck.labels.help" />}
        />
        <TextField
          input={form.input('uncovered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.oldCheck.uncovered" />}
        />
      </SimpleGrid>
    </Stack>
  );
}
