import { SimpleGrid } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextField } from '#client/components/form/text-field.tsx';
import type { OldCheckValues } from './old-check-values.ts';
import { SectionFrame } from './section-frame.tsx';
import type { PolicySection } from './use-policy-section.ts';

/** The check that the community is moving from, with which observed repositories are compared. */
export function OldCheckSection({ section }: { readonly section: PolicySection<OldCheckValues> }): ReactElement {
  const { form } = section;
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.oldCheck" />}>
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
    </SectionFrame>
  );
}
