import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { useLinkId } from '#client/components/use-link-id.ts';
import { allowsChanges } from '#client/session/link-role.ts';
import type { LinkClasFragment } from '#generated/graphql.ts';
import { useLinkClasQuery } from '#generated/hooks.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { LinkChooser } from './link-chooser.tsx';

interface ClaPageProps {
  readonly title: ReactNode;
  /** Renders the page for its link. */
  readonly children: (details: LinkClasFragment) => ReactElement;
}

/**
 * The frame of the pages that add or replace a CLA. Without a link in the address, asks for one; tells viewers of the
 * link that they may not.
 */
export function ClaPage({ title, children }: ClaPageProps): ReactElement {
  const linkId = useLinkId();
  if (linkId !== undefined) {
    return (
      <OfLink linkId={linkId} title={title}>
        {children}
      </OfLink>
    );
  }
  return (
    <Page>
      <PageTitle mb="8">{title}</PageTitle>
      <LinkChooser />
    </Page>
  );
}

function OfLink({ linkId, title, children }: ClaPageProps & { readonly linkId: string }): ReactElement {
  const { data, error, refetch } = useLinkClasQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  return (
    <LinkPage back={{ to: linkDetailPath(linkId), textId: 'links.toClas' }} title={title} error={error}>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ linkDetails }) =>
          allowsChanges(linkDetails.viewerRole) ? (
            children(linkDetails)
          ) : (
            <Notice tone="warning" title={<FormattedMessage id="links.viewer" />} />
          )
        }
      </Loaded>
    </LinkPage>
  );
}
