import { Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldProblemTexts, titlesOf } from '#client/components/cla-input/field-problems.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { ClaFields } from './cla-fields.tsx';
import { claId } from './cla-id.ts';
import { useClasForm } from './use-clas-form.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface FieldsFormProps {
  readonly wizard: Wizard;
}

/** The fields of every CLA. */
export function FieldsForm({ wizard }: FieldsFormProps): ReactElement {
  const intl = useIntl();
  const { find: findUnprintable, prepare } = useUnprintable();
  const form = useClasForm(wizard, {
    id: 'fields',
    findProblems: ({ clas }) =>
      Object.fromEntries(
        clas.flatMap((cla, place) =>
          Object.entries(
            fieldProblemTexts(intl, `clas.${place}.fields`, { fields: cla.fields, owner: cla, findUnprintable }),
          ),
        ),
      ),
    next: '/config-email',
  });
  const titles = titlesOf(form.values.clas.flatMap(({ fields }) => fields));
  useEffect(() => prepare(titles), [prepare, titles]);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Text mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.fields.lead" />
      </Text>
      <Stack gap="12">
        {form.values.clas.map((cla, place) => (
          <ClaFields key={claId(cla)} form={form} cla={cla} place={place} />
        ))}
      </Stack>
      <WizardNav step="fields" />
    </form>
  );
}
