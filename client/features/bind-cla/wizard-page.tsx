import { Box, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useViewer, type Viewer } from '#client/session/use-viewer.ts';
import { ownerMark } from './draft-store.ts';
import { withKnownOrganization } from './draft.ts';
import { MissingSteps } from './missing-steps.tsx';
import { RefusedStep } from './refused-step.tsx';
import { incompleteBefore, type StepName, STEPS } from './steps.ts';
import { useDraft } from './use-draft.ts';
import { WizardProgress } from './wizard-progress.tsx';
import type { Wizard } from './wizard.ts';

interface WizardPageProps {
  readonly step: StepName;
  readonly children: (wizard: Wizard) => ReactNode;
}

/** The frame of a wizard step: the progress, and the step itself once the earlier ones are complete. */
export function WizardPage({ step, children }: WizardPageProps): ReactElement {
  const state = useViewer();
  const number = STEPS.findIndex(({ name }) => name === step) + 1;
  return (
    <Page>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="bindCla.eyebrow" values={{ number, total: STEPS.length }} />
      </Text>
      <PageTitle mt="1">
        <FormattedMessage id={`bindCla.${step}.title`} />
      </PageTitle>
      {state.status === 'loading' && (
        <Box mt="10">
          <LoadingLines />
        </Box>
      )}
      {state.status === 'failed' && (
        <Box mt="10">
          <LoadFailure error={state.error} onRetry={state.retry} />
        </Box>
      )}
      {state.status === 'known' && state.viewer !== null && (
        <WizardStep step={step} manager={state.viewer}>
          {children}
        </WizardStep>
      )}
    </Page>
  );
}

interface WizardStepProps extends WizardPageProps {
  readonly manager: Viewer;
}

function WizardStep({ step, manager, children }: WizardStepProps): ReactElement {
  const isLocal = manager.platform === 'LOCAL';
  const stored = useDraft(ownerMark(manager.platform ?? '', manager.account));
  const draft = withKnownOrganization(stored.draft, manager.organizations);
  const incomplete = incompleteBefore(step, draft, isLocal);
  return (
    <>
      <WizardProgress step={step} draft={draft} isLocal={isLocal} />
      <Box mt="10">
        <RefusedStep />
        {incomplete.length > 0 ? (
          <MissingSteps incomplete={incomplete} />
        ) : (
          children({ draft, change: stored.change, manager, isLocal })
        )}
      </Box>
    </>
  );
}
