import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useLinkId } from '#client/components/use-link-id.ts';
import type { LinkClasFragment } from '#generated/graphql.ts';
import { useLinkClasQuery } from '#generated/hooks.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { LinkChooser } from './link-chooser.tsx';

interface ClaPageProps {
  readonly title: ReactNode;
  /** Renders the page for its link. */
  readonly children: (details: LinkClasFragment) => ReactElement;
}

/** The frame of the pages that add or replace a CLA. Without a link in the address, asks for one. */
export function ClaPage({ title, children }: ClaPageProps): ReactElement {
  const linkId = useLinkId();
  return (
    <Page>
      {linkId !== undefined && (
        <ButtonLink to={linkDetailPath(linkId)} variant="plain" size="sm" mb="6">
          <FormattedMessage id="links.cla.back" />
        </ButtonLink>
      )}
      <PageTitle mb="8">{title}</PageTitle>
      {linkId === undefined ? <LinkChooser /> : <OfLink linkId={linkId}>{children}</OfLink>}
    </Page>
  );
}

function OfLink({ linkId, children }: Pick<ClaPageProps, 'children'> & { readonly linkId: string }): ReactElement {
  const { data, error, refetch } = useLinkClasQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  if (data !== undefined) {
    return children(data.linkDetails);
  }
  return error === undefined ? <LoadingLines /> : <LinkFailure error={error} onRetry={() => void refetch()} />;
}
