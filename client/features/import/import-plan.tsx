import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { Notice } from '#client/components/notice.tsx';
import { saveFile } from '#client/components/save-file.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { signingListPath } from '#rules/paths.ts';
import { type CountedReason, examplesOf, type ImportOutcome, type OutcomeCounts, totalOf } from './import-news.ts';
import { reasonText } from './reason-text.ts';
import { reportOf } from './report.ts';

interface ImportPlanProps {
  readonly linkId: string;
  readonly fileName: string;
  readonly outcome: ImportOutcome;
  /** Changes with each outcome, which then takes the focus. */
  readonly ended: number;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** The planned or actual outcome of the rows, with reasons. */
export function ImportPlan({ linkId, fileName, outcome, ended, isBusy, onConfirm }: ImportPlanProps): ReactElement {
  const { state, isRefusedCut } = outcome;
  const total = totalOf(outcome);
  const isDone = state === 'done';
  const ref = useFocusOn<HTMLHeadingElement>(ended);
  const hasWork = total.imported + total.confirm + total.kept > 0;
  return (
    <Stack gap="6">
      <Heading as="h2" size="xl" ref={ref} tabIndex={-1}>
        <FormattedMessage id={isDone ? 'import.done.title' : 'import.plan.title'} />
      </Heading>
      <StateNotice state={state} />
      <Totals total={total} />
      {outcome.summary.scans !== undefined && <Scans scans={outcome.summary.scans} />}
      <Reasons reasons={outcome.summary.reasons} />
      <Flex gap="3" wrap="wrap">
        {isDone ? (
          <ButtonLink to={signingListPath(linkId)} variant="solid">
            <FormattedMessage id="signings.title" />
          </ButtonLink>
        ) : (
          state !== 'blocked' &&
          hasWork && (
            <Button variant="solid" aria-disabled={isBusy} onClick={onConfirm}>
              <FormattedMessage id="import.confirm" values={{ rows: total.imported + total.confirm + total.kept }} />
            </Button>
          )
        )}
        <Downloads fileName={fileName} outcome={outcome} />
      </Flex>
      {!isDone && !hasWork && (
        <Text>
          <FormattedMessage id="import.nothing" />
        </Text>
      )}
      {isRefusedCut && (
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="import.refusedRows.cut" />
        </Text>
      )}
    </Stack>
  );
}

const OUTCOMES = ['imported', 'confirm', 'kept', 'refused', 'skipped'] as const;

function Reasons({ reasons }: { readonly reasons: Readonly<Record<string, CountedReason>> }): ReactElement | null {
  const intl = useIntl();
  const listed = Object.entries(reasons).toSorted(([, one], [, other]) => other.count - one.count);
  return listed.length === 0 ? null : (
    <Box>
      <Heading as="h3" size="lg" mb="2">
        <FormattedMessage id="import.reasons" />
      </Heading>
      <Box as="ul" listStyleType="none" borderTop="hairline">
        {listed.map(([code, { count, examples }]) => (
          <Box as="li" key={code} py="3" borderBottom="hairline">
            <Text>{reasonText(intl, code)}</Text>
            <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              <FormattedMessage
                id={count > examples.length ? 'import.rows.more' : 'import.rows'}
                values={{ count, examples: examples.join(', ') }}
              />
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Scans({ scans }: { readonly scans: NonNullable<ImportOutcome['summary']['scans']> }): ReactElement {
  const { rows, unnamed } = scans;
  return (
    <Box>
      <Heading as="h3" size="lg" mb="2">
        <FormattedMessage id="import.scans" />
      </Heading>
      <Text>
        <FormattedMessage id="import.scans.rows" values={{ rows }} />
      </Text>
      {unnamed.count > 0 && (
        <Text overflowWrap="anywhere">
          <FormattedMessage
            id="import.scans.unnamed"
            values={{ count: unnamed.count, examples: examplesOf(unnamed) }}
          />
        </Text>
      )}
    </Box>
  );
}

function StateNotice({ state }: Pick<ImportOutcome, 'state'>): ReactElement {
  return (
    <>
      {state === 'stale' && (
        <Notice tone="warning" title={<FormattedMessage id="import.stale" />}>
          <FormattedMessage id="import.stale.text" />
        </Notice>
      )}
      {state === 'blocked' && (
        <Notice tone="danger" title={<FormattedMessage id="import.blocked" />}>
          <FormattedMessage id="import.blocked.text" />
        </Notice>
      )}
    </>
  );
}

function Totals({ total }: { readonly total: OutcomeCounts }): ReactElement {
  const intl = useIntl();
  return (
    <SimpleGrid as="dl" columns={2} gap={{ base: '2', sm: '4' }}>
      {OUTCOMES.filter((one) => one !== 'skipped' || total.skipped > 0).map((one) => (
        <Flex
          key={one}
          direction="column-reverse"
          justify="flex-end"
          bg="bg.sheet"
          border="hairline"
          borderRadius="sm"
          p="4"
        >
          <Box as="dt">
            <Text as="span" display="block" fontWeight="medium">
              <FormattedMessage id={`import.outcome.${one}`} />
            </Text>
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              <FormattedMessage id={`import.outcome.${one}.text`} />
            </Text>
          </Box>
          <Text as="dd" fontSize="2xl" fontVariantNumeric="tabular-nums">
            {intl.formatNumber(total[one])}
          </Text>
        </Flex>
      ))}
    </SimpleGrid>
  );
}

function Downloads({ fileName, outcome }: Pick<ImportPlanProps, 'fileName' | 'outcome'>): ReactElement {
  const intl = useIntl();
  const { refused } = outcome;
  const handleReport = () =>
    saveFile('import-report.md', new Blob([reportOf(intl, fileName, outcome)], { type: 'text/markdown' }));
  return (
    <>
      <Button onClick={handleReport}>
        <Icon name="download" />
        <FormattedMessage id="import.report" />
      </Button>
      {totalOf(outcome).refused > 0 && (
        <Button onClick={() => saveFile('refused.csv', new Blob([refused], { type: 'text/csv' }))}>
          <Icon name="download" />
          <FormattedMessage id="import.refusedRows" />
        </Button>
      )}
    </>
  );
}
