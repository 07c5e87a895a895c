import { Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { fieldInputId } from '#client/components/cla-input/field-input-id.ts';
import { findFieldProblems } from '#client/components/cla-input/field-problems.ts';
import { ClaFields } from './cla-fields.tsx';
import { claId } from './cla-id.ts';
import type { DraftCla } from './draft.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface FieldsFormProps {
  readonly wizard: Wizard;
}

/** The input to mend first; undefined when nothing is wrong. */
function firstWrongInput(clas: readonly DraftCla[]): string | undefined {
  for (const cla of clas) {
    const [wrong] = findFieldProblems(cla.fields, cla);
    if (wrong !== undefined) {
      const [key, problems] = wrong;
      const input = (['type', 'title', 'description'] as const).find((name) => problems[name] !== undefined);
      return fieldInputId(claId(cla), key, input ?? 'type');
    }
  }
  return undefined;
}

/** The fields of every CLA. */
export function FieldsForm({ wizard }: FieldsFormProps): ReactElement {
  const navigate = useNavigate();
  const [hasTried, setTried] = useState(false);
  const { clas } = wizard.draft;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = firstWrongInput(clas);
    if (wrong === undefined) {
      await navigate('/config-email');
    } else {
      document.getElementById(wrong)?.focus();
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Text mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.fields.lead" />
      </Text>
      <Stack gap="12">
        {clas.map((cla) => (
          <ClaFields key={claId(cla)} cla={cla} clas={clas} change={wizard.change} hasTried={hasTried} />
        ))}
      </Stack>
      <WizardNav step="fields" />
    </form>
  );
}
