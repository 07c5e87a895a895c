import { expect, test } from 'vitest';
import { arrangeSealFiles } from '#server/modules/ground/seal/testing/seal-files.ts';
import { examineSeal } from './examine-seal.ts';

test.each([
  [
    'long before its end',
    '2048-12-01T00:00:00Z',
    { level: 'ok', text: 'SEAL_CERT_FILE ends at 2049-01-01T00:00:00.000Z' },
  ],
  [
    'in its last 30 days',
    '2048-12-03T00:00:00Z',
    { level: 'warning', text: 'SEAL_CERT_FILE ends at 2049-01-01T00:00:00.000Z' },
  ],
  [
    'after its end',
    '2049-01-02T00:00:00Z',
    {
      level: 'problem',
      text: 'SEAL_CERT_FILE: its first certificate is valid from 2026-01-01T00:00:00.000Z to 2049-01-01T00:00:00.000Z only',
    },
  ],
])('a certificate from outside is reported %s', async (_, now, finding) => {
  const files = await arrangeSealFiles();

  expect(examineSeal({ seal: { files, timestampUrl: undefined } }, new Date(now))).toEqual([
    { part: 'seal', ...finding },
  ]);
});

test('a service with its own certificates has none that could expire unnoticed', () => {
  expect(examineSeal({ seal: { files: undefined, timestampUrl: undefined } })).toMatchObject([{ level: 'ok' }]);
});
