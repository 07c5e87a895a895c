import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { useLinkSettingsQuery } from '#generated/hooks.ts';
import { ShareTools } from './share-tools.tsx';

/** What brings contributors to the signing page of a link. */
export function SharePage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkSettingsQuery({
    variables: { id: linkId },
    context: { handledCodes: 'all' },
  });
  return (
    <LinkPage
      title={<FormattedMessage id="links.share" />}
      lead={<FormattedMessage id="links.share.lead" />}
      error={error}
    >
      <Loaded data={data?.linkDetails} error={error} onRetry={() => void refetch()}>
        {({ link }) => <ShareTools link={link} />}
      </Loaded>
    </LinkPage>
  );
}
