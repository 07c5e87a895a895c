import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import type { GatePlatformsQuery } from '#generated/graphql.ts';
import { useGatePlatformsQuery } from '#generated/hooks.ts';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';
import { backToGate } from './back-to-gate.ts';

type Platform = GatePlatformsQuery['gatePlatforms'][number];

const ABILITIES = (
  ['connected', 'blocking', 'shown', 'commits', 'webhooks', 'lost', 'queue', 'vouching', 'small'] as const
).map((id) => ({ id }));
type Ability = (typeof ABILITIES)[number];

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
          <Stack gap="6">
            {gatePlatforms.map((platform) => (
              <Warning key={platform.platform} platform={platform} />
            ))}
            <Comparison platforms={gatePlatforms} />
          </Stack>
        )}
      </Loaded>
    </LinkPage>
  );
}

function titleOf({ platform }: Platform): string {
  return GATE_PLATFORMS.find(({ key }) => key === platform)?.title ?? platform;
}

function Warning({ platform }: { readonly platform: Platform }): ReactElement | null {
  const { blocking } = platform;
  if (blocking === 'NATIVE') {
    return null;
  }
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="gatePlatforms.warning" values={{ platform: titleOf(platform) }} />}
    >
      <FormattedMessage id={`gatePlatforms.warning.${blocking}`} />
    </Notice>
  );
}

/** A line for each ability, beside it how each platform has it. */
function Comparison({ platforms }: { readonly platforms: readonly Platform[] }): ReactElement {
  const intl = useIntl();
  const share = `${84 / platforms.length}%`;
  return (
    <DataTable
      label={intl.formatMessage({ id: 'gatePlatforms.title' })}
      nodes={ABILITIES}
      spec={{ columns: [ABILITY_COLUMN, ...platforms.map((platform) => toColumn(platform, share))] }}
    />
  );
}

const ABILITY_COLUMN: Column<Ability> = {
  key: 'ability',
  head: <FormattedMessage id="gatePlatforms.ability" />,
  width: '16%',
  cell: ({ id }) => (
    <Text as="span" whiteSpace="normal" fontWeight="medium">
      <FormattedMessage id={`gatePlatforms.${id}`} />
    </Text>
  ),
};

/** On a phone, where there is no head, each text names its platform. */
function toColumn(platform: Platform, width: string): Column<Ability> {
  const title = titleOf(platform);
  const texts = describe(platform);
  return {
    key: platform.platform,
    head: title,
    width,
    isWhole: true,
    cell: ({ id }) => (
      <>
        <Text as="span" hideFrom="md" color="fg.muted">
          <FormattedMessage id="gatePlatforms.on" values={{ platform: title }} />
        </Text>
        {texts[id]}
      </>
    ),
  };
}

/** What a platform can do, as text. */
function describe(platform: Platform): Readonly<Record<Ability['id'], ReactElement>> {
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
