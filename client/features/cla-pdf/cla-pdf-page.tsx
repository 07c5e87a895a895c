import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useClaDocumentQuery } from '#generated/hooks.ts';
import { signPath } from '#rules/paths.ts';
import { ClaDocument } from './cla-document.tsx';

/** Shows the text of one CLA, by `link_id` and `cla_id` (its number at the link). */
export function ClaPdfPage(): ReactElement {
  const intl = useIntl();
  const [search] = useSearchParams();
  const linkId = search.get('link_id') ?? '';
  const { data, error, refetch } = useClaDocumentQuery({ variables: { linkId }, context: { handledCodes: 'all' } });
  const cla = data?.link.clas.find(({ number }) => String(number) === search.get('cla_id'));
  const isMissing =
    data === undefined ? error !== undefined && failureCode(toFailure(error)) === 'no_link' : cla === undefined;
  const title = data?.link.alias ?? intl.formatMessage({ id: 'claPdf.title' });

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
      {error !== undefined && !isMissing && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isMissing && (
        <>
          <Notice tone="warning" title={<FormattedMessage id="claPdf.missing" />}>
            <FormattedMessage id="claPdf.missing.text" />
          </Notice>
          <Box mt="8">
            <ButtonLink to={data === undefined ? '/sign' : signPath(linkId)} variant="solid">
              <FormattedMessage id="app.way.chooser" />
            </ButtonLink>
          </Box>
        </>
      )}
      {cla !== undefined && <ClaDocument linkId={linkId} cla={cla} title={title} />}
    </Page>
  );
}
