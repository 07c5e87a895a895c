import { Box, Stack } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { sourceProblemText } from '#client/components/cla-input/cla-source.ts';
import { summaryProblemText } from '#client/components/cla-input/summary-input.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { claId } from './cla-id.ts';
import { ClaTexts } from './cla-texts.tsx';
import type { DraftCla } from './draft.ts';
import { type ClasForm, useClasForm } from './use-clas-form.ts';
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
  const tried = useTried(form);
  const problemOf = (cla: DraftCla) => (tried.has(claId(cla)) ? sourceProblemText(intl, cla.source) : undefined);
  const none = form.input('clas').problem;
  const noneRef = useFocusOn<HTMLDivElement>(none === undefined ? 0 : form.attempts);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      {none !== undefined && (
        <Box mb="8">
          <Notice ref={noneRef} tone="danger" title={none} />
        </Box>
      )}
      <Stack gap="12">
        <ClaTexts type="INDIVIDUAL" form={form} problemOf={problemOf} />
        <ClaTexts type="CORPORATION" form={form} problemOf={problemOf} />
      </Stack>
      <WizardNav step="claLink" />
    </form>
  );
}

/** The ids of the CLAs that were there at the last attempt to go on: a card that is added later starts without a problem. */
function useTried({ attempts, values }: ClasForm): ReadonlySet<string> {
  const [tried, setTried] = useState({ attempts: 0, ids: new Set<string>() });
  if (tried.attempts !== attempts) {
    setTried({ attempts, ids: new Set(values.clas.map(claId)) });
  }
  return tried.ids;
}
