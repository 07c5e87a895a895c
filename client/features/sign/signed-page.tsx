import type { ApolloClient } from '@apollo/client';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SigningOfDocumentDocument } from '#generated/graphql.ts';
import { useSigningOfDocumentQuery } from '#generated/hooks.ts';
import { SignedState } from './signed-state.tsx';

const context = { handledCodes: 'all' } as const;

/** Asks how a signing stands now. */
export function prefetchSigned(apollo: ApolloClient, token = ''): Promise<unknown> {
  return apollo.query({ query: SigningOfDocumentDocument, variables: { token }, fetchPolicy: 'network-only', context });
}

/**
 * How a signing stands, for anybody who knows the token of its document: the result of signing, which survives a
 * reload.
 */
export function SignedPage(): ReactElement {
  const { token = '' } = useParams();
  const { data, error, refetch } = useSigningOfDocumentQuery({ variables: { token }, context });
  if (data !== undefined) {
    return <SignedState token={token} signed={data.signedDocument} />;
  }
  const isUnknown = error !== undefined && failureCode(toFailure(error)) === 'not_found';
  return (
    <Page maxWidth="measure">
      <PageTitle mb="8">
        <FormattedMessage id="sign.signed.pageTitle" />
      </PageTitle>
      {error === undefined && <LoadingLines />}
      {isUnknown && (
        <>
          <Notice tone="warning" title={<FormattedMessage id="sign.signed.unknown" />}>
            <FormattedMessage id="sign.signed.unknown.text" />
          </Notice>
          <ButtonLink to="/sign" mt="8">
            <FormattedMessage id="app.way.chooser" />
          </ButtonLink>
        </>
      )}
      {error !== undefined && !isUnknown && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
