import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { CorporationProgressQuery } from '#generated/graphql.ts';
import { corporationLoginPath } from '#rules/paths.ts';
import { DocumentMail } from '../document-mail.tsx';
import { ReturnLink } from '../return-link.tsx';
import { SignedFacts, type SigningSummary } from '../signed-facts.tsx';
import { StepLine } from './step-line.tsx';
import { UploadSignedDocument } from './upload-signed-document.tsx';

type Signing = CorporationProgressQuery['corporationProgress'];

/** What the signing waits for, or how it ended. */
const STAGES = ['document', 'returned', 'review', 'approved', 'deleted'] as const;
type Stage = (typeof STAGES)[number];

/** Position of the step that a stage waits for; after the last one nothing is left. */
const POSITION: Readonly<Record<Exclude<Stage, 'deleted'>, number>> = {
  document: 1,
  returned: 1,
  review: 2,
  approved: 4,
};

const STEPS = ['submitted', 'document', 'review', 'account'] as const;

function stageOf({ state, uploadedAt, returnedAt }: Signing): Stage {
  if (state !== 'UNCOMPLETED') {
    return state === 'COMPLETED' ? 'approved' : 'deleted';
  }
  if (uploadedAt !== null) {
    return 'review';
  }
  return returnedAt === null ? 'document' : 'returned';
}

interface ProgressProps {
  readonly uploadKey: string;
  readonly progress: Signing;
  /** Whether the document to sign takes much longer than usual. */
  readonly isFormLate: boolean;
  /** Why the progress could not be loaded again: what is shown may be out of date. */
  readonly failure: unknown;
  /** Loads the progress again. */
  readonly onChanged: () => void;
}

/** What was submitted, how far it is, and what the corporation has to do next. */
export function Progress({ uploadKey, progress, isFormLate, failure, onChanged }: ProgressProps): ReactElement {
  const { reference, corporationName, representativeEmail, community, projectUrl, cla } = progress;
  const stage = stageOf(progress);
  const titleRef = useFocusOn<HTMLHeadingElement>(1 + STAGES.indexOf(stage));
  const isWaiting = stage === 'document' || stage === 'returned';
  const values = { community, corporation: corporationName, email: representativeEmail };
  return (
    <Page maxWidth="measure">
      <PageTitle ref={titleRef}>
        <FormattedMessage id={`sign.progress.${stage}`} />
      </PageTitle>
      {stage !== 'deleted' && <Steps progress={progress} current={POSITION[stage]} />}
      <Text mt="6" mb="8">
        <FormattedMessage id={`sign.progress.${stage}.text`} values={values} />
      </Text>
      {stage === 'returned' && (
        <Box mb="8">
          <Notice tone="warning" title={<FormattedMessage id="sign.progress.reason" />}>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {progress.returnReason}
            </Text>
          </Notice>
        </Box>
      )}
      {stage === 'approved' && (
        <ButtonLink to={corporationLoginPath(progress.linkId)} variant="solid" mb="8">
          <FormattedMessage id="sign.progress.login" />
        </ButtonLink>
      )}
      {isWaiting && <DocumentMail state={progress.formMail} email={representativeEmail} of="form" />}
      {isWaiting && <UploadSignedDocument {...{ uploadKey, progress, isFormLate, onChanged }} />}
      <Box mt={isWaiting ? '12' : undefined}>
        <SignedFacts
          summary={{ reference, corporationName, representative: representativeEmail, cla, ...submission(progress) }}
        />
      </Box>
      {failure !== undefined && (
        <Box mt="6">
          <LoadFailure error={failure} onRetry={onChanged} />
        </Box>
      )}
      <Box mt="10">
        <ReturnLink linkId={progress.linkId} projectUrl={projectUrl} />
      </Box>
    </Page>
  );
}

/** When it was submitted, unless its source does not know. */
function submission({ submittedAt, origin }: Signing): Pick<SigningSummary, 'submittedAt' | 'origin'> {
  return origin?.signedAtPrecision === 'UNKNOWN' ? { origin } : { submittedAt, origin };
}

function Steps({ progress, current }: { readonly progress: Signing; readonly current: number }): ReactElement {
  const { uploadedAt, approvedAt, community } = progress;
  const { submittedAt = null, origin } = submission(progress);
  const times = { submitted: submittedAt, document: uploadedAt, review: approvedAt, account: approvedAt };
  return (
    <Box mt="6">
      <StepLine
        current={current}
        steps={STEPS.map((step) => {
          const time = times[step];
          return {
            key: step,
            label: <FormattedMessage id={`sign.progress.step.${step}`} values={{ community }} />,
            time:
              time === null ? undefined : (
                <SigningTime value={time} origin={step === 'submitted' ? origin : null} isDay />
              ),
          };
        })}
      />
    </Box>
  );
}
