import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { FindingFragment } from '#generated/graphql.ts';
import { useConnectionHealthQuery } from '#generated/hooks.ts';

const CHECKS = [
  'credentials',
  'installation',
  'permission',
  'events',
  'webhook',
  'required_check',
  'check_binding',
  'reach',
  'quota',
  'clock',
] as const;

interface ConnectionHealthProps {
  readonly elementId: string;
  readonly connectionId: string;
}

/** Asks the platform what is in order about a connection; shows what is not, and how to mend it. */
export function ConnectionHealth({ elementId, connectionId }: ConnectionHealthProps): ReactElement {
  const { data, error, refetch } = useConnectionHealthQuery({
    variables: { id: connectionId },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  return (
    <Box id={elementId} mt="4" aria-live="polite">
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ connectionHealth }) => <Findings findings={connectionHealth} />}
      </Loaded>
    </Box>
  );
}

function Findings({ findings }: { readonly findings: readonly FindingFragment[] }): ReactElement {
  const wrong = findings.filter(({ ok }) => !ok);
  if (findings.length === 0) {
    return <Notice tone="warning" title={<FormattedMessage id="gateManager.health.none" />} />;
  }
  if (wrong.length === 0) {
    return (
      <Notice
        tone="success"
        title={<FormattedMessage id="gateManager.health.fine" values={{ count: findings.length }} />}
      />
    );
  }
  return (
    <Notice tone="danger" title={<FormattedMessage id="gateManager.health.wrong" values={{ count: wrong.length }} />}>
      <Stack as="ul" listStyleType="none" gap="3" mt="2">
        {wrong.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <Finding finding={finding} />
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

function Finding({ finding: { check, subject, repository } }: { readonly finding: FindingFragment }): ReactElement {
  const known = CHECKS.find((name) => name === check) ?? 'other';
  const about = [repository, subject].filter((part) => part !== null && part !== '');
  return (
    <>
      <Text fontWeight="medium">
        <FormattedMessage id={`gateManager.health.${known}`} />
      </Text>
      {about.length > 0 && <Text overflowWrap="anywhere">{about.join(' · ')}</Text>}
      <Text color="fg.muted">
        <FormattedMessage id={`gateManager.health.${known}.remedy`} />
      </Text>
    </>
  );
}
