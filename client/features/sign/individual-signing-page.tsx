import { Box } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { IndividualSigning } from './individual-signing.tsx';
import { LazyUpdateStep } from './lazy-update-step.tsx';
import { PendingLink } from './pending-link.tsx';
import { SignSuccess } from './sign-success.tsx';
import { useSignLink } from './use-sign-link.ts';
import type { Signed } from './use-submit-signing.ts';

/** Where an individual reads the CLA and signs it, or agrees to a newer version; afterwards, what was signed. */
export function IndividualSigningPage(): ReactElement {
  const { linkId = '' } = useParams();
  const [search] = useSearchParams();
  const state = useSignLink(linkId);
  const [signed, setSigned] = useState<Signed>();

  if (signed !== undefined && state.status === 'ready') {
    return <SignSuccess linkId={linkId} community={state.link.alias} signed={signed} />;
  }
  if (search.get('step') === 'update' && state.status === 'ready') {
    return <LazyUpdateStep linkId={linkId} community={state.link.alias} onSigned={setSigned} />;
  }
  return (
    <Page maxWidth="wide">
      <PageTitle>
        {state.status === 'ready' ? (
          <FormattedMessage id="sign.individual.title" values={{ community: state.link.alias }} />
        ) : (
          <FormattedMessage id="sign.individual.titleUnknown" />
        )}
      </PageTitle>
      <Box mt="6">
        {state.status === 'ready' ? (
          <IndividualSigning linkId={linkId} link={state.link} onSigned={setSigned} onReload={state.reload} />
        ) : (
          <PendingLink linkId={linkId} state={state} />
        )}
      </Box>
    </Page>
  );
}
