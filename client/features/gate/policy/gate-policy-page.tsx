import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { useGatePolicyQuery } from '#generated/hooks.ts';
import { BackToGate } from '../back-to-gate.tsx';
import { GatePolicyForm } from './gate-policy-form.tsx';

/** The rules by which pull requests of a link are judged. */
export function GatePolicyPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useGatePolicyQuery({
    variables: { linkId },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <BackToGate linkId={linkId} />
      <ListHead title={<FormattedMessage id="gatePolicy.title" />} lead={data?.link.alias ?? ''} />
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <GatePolicyForm linkId={linkId} stored={data} />}
    </Page>
  );
}
