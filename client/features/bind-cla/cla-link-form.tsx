import { Box, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sourceProblemText } from '#client/components/cla-input/cla-source.ts';
import { summaryProblemText } from '#client/components/cla-input/summary-input.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { ClaTexts } from './cla-texts.tsx';
import { useClasForm } from './use-clas-form.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface ClaLinkFormProps {
  readonly wizard: Wizard;
}

/** The texts of both types, in each language that the community offers; one of them at least. */
export function ClaLinkForm({ wizard }: ClaLinkFormProps): ReactElement {
  const intl = useIntl();
  const form = useClasForm(wizard, {
    id: 'texts',
    findProblems: ({ clas }) => ({
      clas: clas.length === 0 ? intl.formatMessage({ id: 'bindCla.claLink.none' }) : undefined,
      ...Object.fromEntries(
        clas.flatMap(({ source, summary }, place) => [
          [`clas.${place}.source`, sourceProblemText(intl, source)],
          [`clas.${place}.summary`, summaryProblemText(intl, summary)],
        ]),
      ),
    }),
    next: '/config-fields',
  });
  const none = form.input('clas').problem;
  const noneRef = useFocusOn<HTMLDivElement>(none === undefined ? 0 : form.attempts);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      {none !== undefined && (
        <Box mb="8">
          <Notice ref={noneRef} tone="accent" title={none} />
        </Box>
      )}
      <Stack gap="12">
        <ClaTexts type="INDIVIDUAL" form={form} />
        <ClaTexts type="CORPORATION" form={form} />
      </Stack>
      <WizardNav step="claLink" />
    </form>
  );
}
