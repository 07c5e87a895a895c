import { outcomeOf, type EvidenceReport, type Outcome } from './check-bundle.ts';

/** Exit codes of the programs that check evidence; 1 also when nothing could be checked. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = { PROVED: 0, CHANGED: 1, UNPROVABLE: 2 };

/** What is checked comes from anybody, and could write over the verdict of a terminal. */
const shown = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');

/**
 * Words a report for a terminal: a table, the root, and for everything that is wrong or not proved a line with the
 * file's name.
 */
export function printReport(report: EvidenceReport): string {
  const { root } = report;
  const findings = report.findings.map((finding) => ({
    ...finding,
    file: shown(finding.file),
    text: shown(finding.text),
  }));
  // Not as arguments of one call: a bundle may hold more events than a call takes.
  const width = findings.reduce((longest, { file }) => Math.max(longest, file.length), 0);
  const rows = findings.map(
    ({ ok, gap, file, text }) => `${markOf(ok, gap).padEnd(6)}  ${file.padEnd(width)}  ${text}`,
  );
  const trust =
    root === undefined
      ? 'No seal leads to a root certificate.'
      : `Root certificate, SHA-256: ${root}\nCompare it with the one that the service publishes, or name that one with --root: by itself a file only proves that its parts belong together.`;
  const lines = findings.flatMap(({ ok, gap, file, text }) =>
    ok ? [] : [`${LINES[gap ? 'open' : 'wrong']}: ${file} ${text}`],
  );
  const verdict = VERDICTS[outcomeOf(report)];
  return `${[...rows, '', trust, '', ...lines, verdict].join('\n')}\n`;
}

const LINES = { open: 'NOT PROVED', wrong: 'FAILED' } as const;

const VERDICTS: Readonly<Record<Outcome, string>> = {
  PROVED: 'Proved. Nothing was changed.',
  UNPROVABLE: 'Not proved: nothing contradicts the file, but what is named above is missing for a proof.',
  CHANGED: 'Changed or forged.',
};

const markOf = (ok: boolean, gap: string | undefined): string => (ok ? 'ok' : gap === undefined ? 'FAILED' : 'open');
