import { Box } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { isEmail } from '#rules/email.ts';
import { PendingUpdate } from './pending-update.tsx';
import type { SignedIndividual } from './signed-individual.ts';
import { UpdateEmailForm } from './update-email-form.tsx';

interface UpdateStepProps {
  readonly linkId: string;
  readonly community: string;
  readonly onSigned: (signed: SignedIndividual) => void;
}

/** Shows individuals what has changed since they signed, and lets them agree. Links in mails carry the address. */
export function UpdateStep({ linkId, community, onSigned }: UpdateStepProps): ReactElement {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'claUpdate.title' }, { community });
  usePageName(title);
  const [search] = useSearchParams();
  const given = search.get('email')?.trim() ?? '';
  const [email, setEmail] = useState(isEmail(given) ? given : undefined);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Box mt="8">
        {email === undefined ? (
          <UpdateEmailForm given={given} onGiven={setEmail} />
        ) : (
          <PendingUpdate
            key={email}
            linkId={linkId}
            community={community}
            email={email}
            onSigned={onSigned}
            onOtherEmail={() => setEmail(undefined)}
          />
        )}
      </Box>
    </Page>
  );
}
