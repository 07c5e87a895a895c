import { Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Facts } from '#client/components/facts.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { GatePlatformsQuery } from '#generated/graphql.ts';
import { useGatePlatformsQuery } from '#generated/hooks.ts';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';
import { backToGate } from './back-to-gate.ts';

type Platform = GatePlatformsQuery['gatePlatforms'][number];

/** What each code platform can do for the check, and where it cannot keep anything from being merged. */
export function PlatformsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useGatePlatformsQuery({ context: { handledCodes: 'all' } });
  return (
    <LinkPage
      back={backToGate(linkId)}
      title={<FormattedMessage id="gatePlatforms.title" />}
      lead={<FormattedMessage id="gatePlatforms.lead" />}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ gatePlatforms }) => (
          <Stack gap="10">
            {gatePlatforms.map((platform) => (
              <PlatformSection key={platform.platform} platform={platform} />
            ))}
          </Stack>
        )}
      </Loaded>
    </LinkPage>
  );
}

function PlatformSection({ platform }: { readonly platform: Platform }): ReactElement {
  const title = GATE_PLATFORMS.find(({ key }) => key === platform.platform)?.title ?? platform.platform;
  const { blocking } = platform;
  const values = describe(platform);
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {blocking !== 'NATIVE' && (
        <Notice tone="warning" title={<FormattedMessage id="gatePlatforms.warning" values={{ platform: title }} />}>
          <FormattedMessage id={`gatePlatforms.warning.${blocking}`} />
        </Notice>
      )}
      <Facts
        facts={(Object.keys(values) as (keyof typeof values)[]).map((key) => ({
          key,
          label: <FormattedMessage id={`gatePlatforms.${key}`} />,
          value: values[key],
        }))}
      />
    </Stack>
  );
}

/** What a platform can do, as text. */
function describe(platform: Platform) {
  const { blocking, commitCap, connectedByApp, checks, signedBody, resend, mergeQueue, textChanges, vouching } =
    platform;
  return {
    connected: <FormattedMessage id={`gatePlatforms.connected.${connectedByApp ? 'app' : 'token'}`} />,
    blocking: <FormattedMessage id={`gatePlatforms.blocking.${blocking}`} />,
    shown: <FormattedMessage id={`gatePlatforms.shown.${checks ? 'checks' : 'labels'}`} />,
    commits:
      commitCap === null ? (
        <FormattedMessage id="gatePlatforms.commits.all" />
      ) : (
        <FormattedMessage id="gatePlatforms.commits.cap" values={{ count: commitCap }} />
      ),
    webhooks: <FormattedMessage id={`gatePlatforms.webhooks.${signedBody ? 'signed' : 'unsigned'}`} />,
    lost: <FormattedMessage id={`gatePlatforms.lost.${resend ? 'resend' : 'compare'}`} />,
    queue: <FormattedMessage id={`gatePlatforms.queue.${mergeQueue ? 'yes' : 'no'}`} />,
    vouching: <FormattedMessage id={`gatePlatforms.vouching.${vouching.includes('PUSHED') ? 'pushed' : 'opened'}`} />,
    small: <FormattedMessage id={`gatePlatforms.small.${textChanges ? 'text' : 'none'}`} />,
  };
}
