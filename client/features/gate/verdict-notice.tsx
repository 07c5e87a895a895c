import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { JudgedPullRequestFragment } from '#generated/graphql.ts';
import { countMissing } from './people.ts';

/** `accent` would be read out at every look, so what is only being worked at is a warning. */
const TONES = { PENDING: 'warning', COVERED: 'success', UNCOVERED: 'accent', UNKNOWN: 'warning' } as const;

/** The verdict about a pull request in plain words. */
export function VerdictNotice({ pullRequest }: { readonly pullRequest: JudgedPullRequestFragment }): ReactElement {
  const { verdict, trace, headSha, verdicts } = pullRequest;
  const [latest] = verdicts;
  const override = latest?.headSha === headSha ? latest.overriddenBy : null;
  return (
    <Notice tone={TONES[verdict]} title={<FormattedMessage id={`gate.verdict.${verdict}`} />}>
      {override === null ? (
        <VerdictText verdict={verdict} missing={countMissing(trace.commits)} />
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
  /** Number of people who have something to do. */
  readonly missing: number;
}

function VerdictText({ verdict, missing }: VerdictTextProps): ReactElement {
  const id =
    verdict === 'UNCOVERED' && missing === 0
      ? 'gate.verdict.UNCOVERED.none'
      : (`gate.verdict.${verdict}.text` as const);
  return (
    <Text>
      <FormattedMessage id={id} values={{ count: missing }} />
    </Text>
  );
}
