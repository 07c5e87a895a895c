import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';
import { useClaDocumentQuery } from '#generated/hooks.ts';
import { signPath } from '#rules/paths.ts';
import { ClaDocument } from './cla-document.tsx';

/** Shows the text of one CLA, superseded or not, by `link_id` and `cla_id` (its number at the link). */
export function ClaPdfPage(): ReactElement {
  const [search] = useSearchParams();
  const linkId = search.get('link_id') ?? '';
  const claId = search.get('cla_id') ?? '';
  if (linkId === '' || claId === '') {
    return <NothingNamed linkId={linkId} />;
  }
  return <NamedCla linkId={linkId} number={/^\d{1,9}$/.test(claId) ? Number(claId) : -1} />;
}

/** Says which addresses lead to a CLA when this one names none. */
function NothingNamed({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <Page>
      <PageTitle mb="4">
        <FormattedMessage id="claPdf.title" />
      </PageTitle>
      <Box mb="8">
        <FormattedMessage id="claPdf.unnamed" />
      </Box>
      {linkId === '' ? <SignLinkForm /> : <ToChooser to={signPath(linkId)} />}
    </Page>
  );
}

function NamedCla({ linkId, number }: { readonly linkId: string; readonly number: number }): ReactElement {
  const { data, error, refetch } = useClaDocumentQuery({
    variables: { linkId, number },
    context: { handledCodes: 'all' },
  });
  const isNoLink = error !== undefined && failureCode(toFailure(error)) === 'no_link';

  return (
    <Page>
      <PageTitle mb="8">
        {data === undefined ? (
          <FormattedMessage id="claPdf.title" />
        ) : (
          <FormattedMessage id="claPdf.titleOf" values={{ community: data.link.alias }} />
        )}
      </PageTitle>
      {data === undefined && error === undefined && <LoadingLines />}
      {error !== undefined && !isNoLink && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(isNoLink || data?.cla === null) && (
        <>
          <Notice tone="warning" title={<FormattedMessage id="claPdf.missing" />}>
            <FormattedMessage id="claPdf.missing.text" />
          </Notice>
          <ToChooser to={isNoLink ? '/sign' : signPath(linkId)} />
        </>
      )}
      {data?.cla && <ClaDocument linkId={linkId} cla={data.cla} title={data.link.alias} />}
    </Page>
  );
}

function ToChooser({ to }: { readonly to: string }): ReactElement {
  return (
    <ButtonLink to={to} variant="solid" mt="8">
      <FormattedMessage id="app.way.chooser" />
    </ButtonLink>
  );
}
