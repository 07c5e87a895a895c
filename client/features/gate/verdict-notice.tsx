import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { JudgedPullRequestFragment } from '#generated/graphql.ts';
import { countMissing } from './people.ts';

/** `danger` would be read out at every look, so what is only being worked at is a warning. */
const TONES = { PENDING: 'warning', COVERED: 'success', UNCOVERED: 'danger', UNKNOWN: 'warning' } as const;

/** The verdict about a pull request in plain words. */
export function VerdictNotice({ pullRequest }: { readonly pullRequest: JudgedPullRequestFragment }): ReactElement {
  const { verdict, parked, trace, headSha, verdicts } = pullRequest;
  const [latest] = verdicts;
  const override = latest?.headSha === headSha ? latest.overriddenBy : null;
  return (
    <Notice tone={TONES[verdict]} title={<FormattedMessage id={`gate.verdict.${verdict}`} />}>
      {override === null ? (
        <VerdictText verdict={verdict} isParked={parked} missing={countMissing(trace.commits)} />
      ) : (
        <Text>
          <FormattedMessage id="gate.override" values={{ login: override }} />
        </Text>
      )}
      {!trace.complete && trace.commits.length > 0 && (
        <Text mt="2">
          <FormattedMessage id="gate.incomplete" />
        </Text>
      )}
    </Notice>
  );
}

interface VerdictTextProps {
  readonly verdict: JudgedPullRequestFragment['verdict'];
  /** Whether judging keeps failing. */
  readonly isParked: boolean;
  /** Number of people who have something to do. */
  readonly missing: number;
}

function VerdictText({ verdict, isParked, missing }: VerdictTextProps): ReactElement {
  const id = textOf({ verdict, isParked, missing });
  return (
    <Text>
      <FormattedMessage id={id} values={{ count: missing }} />
    </Text>
  );
}

function textOf({ verdict, isParked, missing }: VerdictTextProps) {
  if (verdict === 'UNKNOWN' && isParked) {
    return 'gate.verdict.UNKNOWN.parked';
  }
  return verdict === 'UNCOVERED' && missing === 0
    ? 'gate.verdict.UNCOVERED.none'
    : (`gate.verdict.${verdict}.text` as const);
}
