import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useRepeatedLook } from '#client/components/use-repeated-look.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { useCorporationProgressQuery } from '#generated/hooks.ts';
import { Progress } from './progress.tsx';

/** Codes that mean that the link leads nowhere any more. */
const OVER: ReadonlySet<string> = new Set<ErrorCode>(['link_expired', 'illegal_link']);

/** How a corporation's signing stands, and where its signed document is uploaded, for anybody with its link. */
export function ProgressPage(): ReactElement {
  const { key = '' } = useParams();
  const { data, error, refetch } = useCorporationProgressQuery({
    variables: { key },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'all' },
  });
  const progress = data?.corporationProgress;
  const isUnderWay = progress?.formReady === false || progress?.formMail === 'WAITING';
  const isFormLate = useRepeatedLook(isUnderWay, refetch) && progress?.formReady === false;
  if (progress !== undefined) {
    return (
      <Progress
        uploadKey={key}
        progress={progress}
        isFormLate={isFormLate}
        // Looks for the form are repeated by themselves.
        failure={progress.formReady ? error : undefined}
        onChanged={() => void refetch()}
      />
    );
  }
  const isOver = error !== undefined && OVER.has(failureCode(toFailure(error)) ?? '');
  return (
    <Page maxWidth="measure">
      <PageTitle mb="8">
        <FormattedMessage id="sign.progress.pageTitle" />
      </PageTitle>
      {error === undefined && <LoadingLines />}
      {isOver && (
        <>
          <Notice tone="warning" title={<FormattedMessage id="sign.progress.over" />}>
            <FormattedMessage id="sign.progress.over.text" />
          </Notice>
          <ButtonLink to="/sign" mt="8">
            <FormattedMessage id="app.way.chooser" />
          </ButtonLink>
          <HelpLink reader="corporation" display="block" mt="4" />
        </>
      )}
      {error !== undefined && !isOver && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
