import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import type { PolicyFactsFragment } from '#generated/graphql.ts';
import { GatePlatformName, publicHost } from '#rules/gate-platform.ts';
import type { PolicyChanges } from './use-policy-section.ts';

const LINES_MAX = 1000;

/** A bot that is exempt: an account of an instance. */
export type Bot = Omit<PolicyFactsFragment['bots'][number], '__typename'>;

/** Who and what is exempt, as it is edited. */
export interface ExemptValues {
  readonly exemptOrganizations: string[];
  readonly bots: Bot[];
  /** Empty for none. */
  readonly minimumLines: string;
  readonly minimumLinesFiles: string[];
}

/** Who and what is exempt by the stored rules. */
export function toExemptValues(policy: PolicyFactsFragment): ExemptValues {
  return {
    exemptOrganizations: [...policy.exemptOrganizations],
    bots: policy.bots.map(({ platform, accountId, name, host }) => ({ platform, accountId, name, host })),
    minimumLines: policy.minimumLines === null ? '' : String(policy.minimumLines),
    minimumLinesFiles: [...policy.minimumLinesFiles],
  };
}

/** The change that stores who and what is exempt. */
export function toExemptChanges({ bots, minimumLines, ...values }: ExemptValues): PolicyChanges {
  return {
    ...values,
    bots: bots.map(({ host, ...bot }) => ({
      ...bot,
      host: host === publicHost(GatePlatformName[bot.platform]) ? null : host,
    })),
    minimumLines: readLines(minimumLines),
  };
}

/** The number of lines that was typed; null for none. */
export function readLines(minimumLines: string): number | null {
  return minimumLines.trim() === '' ? null : Number(minimumLines);
}

/** What is wrong with what is exempt, as typed. */
export function findExemptProblems(intl: IntlShape, { minimumLines }: ExemptValues): Problems<ExemptValues> {
  const lines = minimumLines.trim();
  const areLines = lines === '' || (/^[1-9]\d{0,3}$/.test(lines) && Number(lines) <= LINES_MAX);
  return {
    exemptOrganizations: undefined,
    bots: undefined,
    minimumLines: areLines ? undefined : intl.formatMessage({ id: 'gatePolicy.minimumLines.problem' }),
    minimumLinesFiles: undefined,
  };
}

/** Whether two entries are the same account. */
export function isSameBot(one: Bot, other: Bot): boolean {
  return one.platform === other.platform && one.host === other.host && one.accountId === other.accountId;
}
