import { Box } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { ArrivedCodeNotice } from './arrived-code-notice.tsx';
import { useArrivedCode } from './arrived-code.ts';
import { PendingLink } from './pending-link.tsx';
import { keepReturnAddress } from './return-address.ts';
import { SigningClosed } from './signing-closed.tsx';
import { SigningDocument } from './signing-document.tsx';
import { type SignLink, useSignLink } from './use-sign-link.ts';
import type { SigningOptions } from './use-signing.ts';

interface SigningPageProps<Signed> {
  readonly way: SigningWay;
  readonly renderForm: (options: SigningOptions<Signed> & { readonly link: SignLink }) => ReactNode;
  /** The page of the result: it survives a reload. */
  readonly resultPath: (signed: Signed) => string;
  /** Renders another way to sign instead of document and form. */
  readonly renderInstead?: (
    options: Pick<SigningOptions<Signed>, 'linkId' | 'onSigned'> & { readonly link: SignLink },
  ) => ReactElement;
}

/** Milliseconds during which a signer who has left the page is offered a link to the result. */
const OFFER_DURATION = 20_000;

/** The page where people read and sign a CLA; afterwards it leads to the result. */
export function SigningPage<Signed>({
  way,
  renderForm,
  resultPath,
  renderInstead,
}: SigningPageProps<Signed>): ReactElement {
  const { linkId = '' } = useParams();
  const state = useSignLink(linkId);
  const arrived = useArrivedCode({ linkId, way });
  const handleSigned = useResult({ way, resultPath });
  if (renderInstead !== undefined && state.status === 'ready') {
    return renderInstead({ linkId, link: state.link, onSigned: handleSigned });
  }
  return (
    <Page maxWidth="wide" pt={{ base: '6', md: '8' }}>
      <PageTitle>
        {state.status === 'ready' ? (
          <FormattedMessage id={`sign.${way}.title`} values={{ community: state.link.alias }} />
        ) : (
          <FormattedMessage id={`sign.${way}.pageTitle`} />
        )}
      </PageTitle>
      {/* Replaced once the title, which may take another line, is that of the community. */}
      <Box key={state.status} mt="4">
        {arrived !== undefined && <ArrivedCodeNotice {...arrived} />}
        {state.status !== 'ready' && <PendingLink linkId={linkId} state={state} />}
        {state.status === 'ready' && state.link.signingState !== 'OPEN' && <SigningClosed link={state.link} />}
        {state.status === 'ready' && state.link.signingState === 'OPEN' && (
          <SigningDocument linkId={linkId} link={state.link} way={way}>
            {(cla) =>
              renderForm({
                linkId,
                link: state.link,
                cla,
                onSigned: handleSigned,
                onReload: state.reload,
                arrivedCode: arrived?.code,
              })
            }
          </SigningDocument>
        )}
      </Box>
    </Page>
  );
}

/** Leads to the result. A signer who has left the page before the server answered gets a toast with the way. */
function useResult<Signed>({ way, resultPath }: Pick<SigningPageProps<Signed>, 'way' | 'resultPath'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const [search] = useSearchParams();
  const lead = async (answer: Signed) => {
    const path = keepReturnAddress(search, resultPath(answer));
    if (await leadOn(path, { replace: true })) {
      return;
    }
    const title = intl.formatMessage({ id: way === 'corporation' ? 'sign.late.corporation' : 'sign.late.signed' });
    const label = intl.formatMessage({ id: 'sign.late.show' });
    showToast(title, { label, onTake: () => void navigate(path), duration: OFFER_DURATION });
  };
  return (answer: Signed) => void lead(answer);
}
