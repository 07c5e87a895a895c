import type { EvidenceReport } from './check-bundle.ts';

/** What is checked comes from anybody, and could write over the verdict of a terminal. */
const shown = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');

/** Words a report for a terminal: a table, the root, and for every failure a line with the file's name. */
export function printReport({ findings: found, root }: EvidenceReport): string {
  const findings = found.map(({ file, text, ok }) => ({ file: shown(file), text: shown(text), ok }));
  // Not as arguments of one call: a bundle may hold more events than a call takes.
  const width = findings.reduce((longest, { file }) => Math.max(longest, file.length), 0);
  const rows = findings.map(({ file, text, ok }) => `${ok ? 'ok    ' : 'FAILED'}  ${file.padEnd(width)}  ${text}`);
  const failures = findings.filter(({ ok }) => !ok).map(({ file, text }) => `FAILED: ${file} ${text}`);
  const trust =
    root === undefined
      ? 'No seal leads to a root certificate.'
      : `Root certificate, SHA-256: ${root}\nCompare it with the one that the service publishes: by itself a file only proves that its parts belong together.`;
  const verdict = failures.length === 0 ? 'Nothing was changed.' : failures.join('\n');
  return `${rows.join('\n')}\n\n${trust}\n\n${verdict}\n`;
}
