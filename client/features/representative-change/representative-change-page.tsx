import { Box } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { useRepresentativeChangeQuery } from '#generated/hooks.ts';
import { corporationLoginPath } from '#rules/paths.ts';
import { ChangeDecision, type Decision } from './change-decision.tsx';

/** The page that the mailed link opens: an earlier representative confirms or undoes the change. */
export function RepresentativeChangePage(): ReactElement {
  const [search] = useSearchParams();
  const [decided, setDecided] = useState<Decision>();
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="representativeChange.title" />
      </PageTitle>
      <Box mt="6">
        {decided === undefined ? (
          <OpenChange changeKey={search.get('key') ?? ''} onDecided={setDecided} />
        ) : (
          <Decided decision={decided} />
        )}
      </Box>
    </Page>
  );
}

interface OpenChangeProps {
  /** The key from the mail. */
  readonly changeKey: string;
  readonly onDecided: (decision: Decision) => void;
}

function OpenChange({ changeKey: key, onDecided }: OpenChangeProps): ReactElement {
  const { data, error, refetch } = useRepresentativeChangeQuery({
    variables: { key },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  if (data !== undefined) {
    return <ChangeDecision changeKey={key} change={data.representativeChange} onDecided={onDecided} />;
  }
  if (error === undefined) {
    return <LoadingLines />;
  }
  return OVER.has(failureCode(toFailure(error)) ?? '') ? (
    <Over />
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
}

/** Codes that mean that there is nothing left to decide. */
const OVER: ReadonlySet<string> = new Set<ErrorCode>(['link_expired', 'illegal_link']);

function Over(): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="representativeChange.over" />}>
        <FormattedMessage id="representativeChange.over.text" />
      </Notice>
      <Ways />
    </>
  );
}

function Decided({ decision }: { readonly decision: Decision }): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <>
      <Notice ref={ref} tone="success" title={<FormattedMessage id={`representativeChange.${decision}.done`} />}>
        <FormattedMessage id={`representativeChange.${decision}.next`} />
      </Notice>
      {decision === 'undo' && <Ways />}
    </>
  );
}

/** Where an earlier representative who may be it again goes from here. */
function Ways(): ReactElement {
  return (
    <>
      <ButtonLink to={corporationLoginPath()} variant="solid" mt="6">
        <FormattedMessage id="representativeChange.login" />
      </ButtonLink>
      <HelpLink reader="corporation" display="block" mt="4" />
    </>
  );
}
