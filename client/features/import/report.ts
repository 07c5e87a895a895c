import type { IntlShape } from 'react-intl';
import { examplesOf, type ImportOutcome, totalOf } from './import-news.ts';
import { reasonText } from './reason-text.ts';

const OUTCOMES = ['imported', 'confirm', 'kept', 'refused', 'skipped'] as const;

/** Writes the plan, or its outcome, as a text to keep. */
export function reportOf(intl: IntlShape, fileName: string, outcome: ImportOutcome): string {
  const { state, summary } = outcome;
  const total = totalOf(outcome);
  const title = intl.formatMessage({ id: state === 'done' ? 'import.done.title' : 'import.plan.title' });
  return [
    `# ${title}: ${fileName}`,
    '',
    ...OUTCOMES.map((one) => `- ${intl.formatMessage({ id: `import.outcome.${one}` })}: ${total[one]}`),
    '',
    ...(summary.scans === undefined ? [] : [...scansOf(intl, summary.scans), '']),
    ...Object.entries(summary.reasons).map(
      ([code, { count, examples }]) => `- ${code} (${count}; ${examples.join(', ')}): ${reasonText(intl, code)}`,
    ),
    '',
    `SHA-256: ${summary.planSha256}`,
    '',
  ].join('\n');
}

function scansOf(intl: IntlShape, { rows, unnamed }: NonNullable<ImportOutcome['summary']['scans']>): string[] {
  const { count } = unnamed;
  const named = { count, examples: examplesOf(unnamed) };
  return [
    `- ${intl.formatMessage({ id: 'import.scans.rows' }, { rows })}`,
    ...(count === 0 ? [] : [`- ${intl.formatMessage({ id: 'import.scans.unnamed' }, named)}`]),
  ];
}
