import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { registerSecurityTxt } from './security-txt.ts';

async function fetchSecurityTxt(env: Readonly<Record<string, string>>) {
  const app = fastify();
  registerSecurityTxt(app, readConfig({ PUBLIC_URL: 'https://cla.example.org', ...env }));
  return app.inject({ url: '/.well-known/security.txt', headers: { accept: 'text/html' } });
}

test.each([
  ['security@example.org', 'mailto:security@example.org'],
  ['mailto:security@example.org', 'mailto:security@example.org'],
  ['https://example.org/report', 'https://example.org/report'],
  ['tel:+1-201-555-0123', 'tel:+1-201-555-0123'],
])('the contact %s is named as %s, until a day to come within a year', async (contact, named) => {
  const response = await fetchSecurityTxt({ SECURITY_CONTACT: contact });

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    [...response.body.matchAll(/^(\S+): (.+)$/gm)].map(([, field = '', value = '']) => [field, value]),
  );
  expect(fields.get('Contact')).toBe(named);
  expect(fields.get('Canonical')).toBe('https://cla.example.org/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('without a contact there is no such file', async () => {
  expect((await fetchSecurityTxt({})).statusCode).toBe(404);
});
