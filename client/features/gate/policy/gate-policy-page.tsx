import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { useGatePolicyQuery } from '#generated/hooks.ts';
import { backToGate } from '../back-to-gate.ts';
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
    <LinkPage back={backToGate(linkId)} title={<FormattedMessage id="gatePolicy.title" />} error={error}>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(stored) => <GatePolicyForm linkId={linkId} stored={stored} />}
      </Loaded>
    </LinkPage>
  );
}
