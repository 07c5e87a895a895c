import { Box, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { claId } from './cla-id.ts';
import { ClaTexts } from './cla-texts.tsx';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface ClaLinkFormProps {
  readonly wizard: Wizard;
}

/** The texts of both types, in each language that the community offers; one of them at least. */
export function ClaLinkForm({ wizard }: ClaLinkFormProps): ReactElement {
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  const { clas } = wizard.draft;
  const isNone = clas.length === 0;
  const noneRef = useFocusOn<HTMLDivElement>(isNone ? attempts : 0);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const unready = clas.find(({ source }) => sourceProblem(source) !== undefined);
    if (unready !== undefined) {
      document.getElementById(claId(unready))?.focus();
    } else if (!isNone) {
      await navigate('/config-fields');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {isNone && attempts > 0 && (
        <Box mb="8">
          <Notice ref={noneRef} tone="accent" title={<FormattedMessage id="bindCla.claLink.none" />} />
        </Box>
      )}
      <Stack gap="12">
        <ClaTexts type="INDIVIDUAL" wizard={wizard} hasTried={attempts > 0} />
        <ClaTexts type="CORPORATION" wizard={wizard} hasTried={attempts > 0} />
      </Stack>
      <WizardNav step="claLink" />
    </form>
  );
}
