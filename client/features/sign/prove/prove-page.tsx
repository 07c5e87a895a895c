import { Box, Link, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useCodePlatformsQuery } from '#generated/hooks.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import { signPath } from '#rules/paths.ts';
import { PendingLink } from '../pending-link.tsx';
import { keepReturnAddress } from '../return-address.ts';
import { type SignLink, useSignLink } from '../use-sign-link.ts';
import { platformTitle } from './platform-title.ts';
import { ProveForm } from './prove-form.tsx';
import { Proved } from './proved.tsx';
import { useArrivedProof } from './use-arrived-proof.ts';
import { type ProvedAddress, useProof } from './use-proof.ts';

/** Where signers prove further addresses and accounts, so that these have the status of their signing. */
export function ProvePage(): ReactElement {
  const { linkId = '' } = useParams();
  const state = useSignLink(linkId);
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="prove.pageTitle" />
      </PageTitle>
      <Box mt="6">
        {state.status === 'ready' ? (
          <Proof linkId={linkId} link={state.link} />
        ) : (
          <PendingLink linkId={linkId} state={state} />
        )}
      </Box>
    </Page>
  );
}

interface ProofProps {
  readonly linkId: string;
  readonly link: SignLink;
}

/** The form, or what was proved: here, or at the platform that the visitor comes from. */
function Proof({ linkId, link }: ProofProps): ReactElement {
  const { alias: community, projectUrl } = link;
  const [search] = useSearchParams();
  const { data } = useCodePlatformsQuery({ context: { handledCodes: 'all' } });
  // Without an answer an address can still be proved.
  const platforms = CODE_PLATFORMS.map(({ key }) => key).filter((key) => data?.codePlatforms.includes(key));
  const { platform, refusal, forget } = useArrivedProof();
  const [proved, setProved] = useState<ProvedAddress>();
  const form = useProof(linkId, setProved);
  if (proved !== undefined) {
    const handleMore = () => {
      form.reset({ ...form.values, emailCode: '', claimedEmail: '', claimedCode: '' });
      setProved(undefined);
    };
    return (
      <Proved
        title={<FormattedMessage id="prove.done.email" />}
        text={<FormattedMessage id="prove.done.email.text" values={{ ...proved }} />}
        linkId={linkId}
        projectUrl={projectUrl}
        onMore={handleMore}
      />
    );
  }
  if (platform !== undefined) {
    return (
      <Proved
        title={<FormattedMessage id="prove.done.account" values={{ platform: platformTitle(platform) }} />}
        text={<FormattedMessage id="prove.done.account.text" />}
        linkId={linkId}
        projectUrl={projectUrl}
        onMore={forget}
      />
    );
  }
  return (
    <>
      <Text mb="2" fontSize="lg">
        <FormattedMessage id="prove.lead" values={{ community }} />
      </Text>
      <Text mb="8">
        <FormattedMessage id="prove.unsigned" values={{ a: linkTo(keepReturnAddress(search, signPath(linkId))) }} />
      </Text>
      {search.has('imported') && (
        <Text mb="8">
          <FormattedMessage id="prove.imported" />
        </Text>
      )}
      <ProveForm linkId={linkId} community={community} form={form} ways={['EMAIL', ...platforms]} arrival={refusal} />
    </>
  );
}

/** Returns what wraps a part of a text in a link. */
function linkTo(path: string): (text: ReactNode[]) => ReactElement {
  return function TextLink(text) {
    return (
      <Link asChild>
        <RouterLink to={path}>{text}</RouterLink>
      </Link>
    );
  };
}
