import { expect, test } from 'vitest';
import { printReport } from './print-report.ts';

test('however many findings there are, every failure is named', () => {
  const findings = Array.from({ length: 300_000 }, () => ({ file: 'proof.json', text: 'does not fit', ok: false }));

  const lines = printReport({ findings, root: undefined }).split('\n');

  expect(lines.filter((line) => line === 'FAILED: proof.json does not fit')).toHaveLength(findings.length);
});
