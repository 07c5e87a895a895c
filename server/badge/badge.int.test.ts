import { expect, test } from 'vitest';
import type { LinkSigningState } from '#server/modules/community/link/link.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => testApp.app.inject({ url, headers });

async function linkIn(signingState: LinkSigningState): Promise<string> {
  const em = testApp.em();
  const link = await buildLink(em);
  link.signingState = signingState;
  await em.flush();
  return link.linkId;
}

test.each([
  ['open', '', 'CLA: 在此签署'],
  ['open', '?lang=en', 'CLA: sign here'],
  ['open', '?lang=fr', 'CLA: 在此签署'],
  ['paused', '?lang=zh', 'CLA: 签署已暂停'],
  ['closed', '?lang=en', 'CLA: signing closed'],
] as const)('the badge of an %s link, asked for with "%s", says %s', async (state, query, title) => {
  const { statusCode, headers, body } = await get(`/badge/${await linkIn(state)}.svg${query}`);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(body).toContain(`<title>${title}</title>`);
});

test('other sites may embed it, caches keep it, and it runs nothing', async () => {
  const url = `/badge/${await linkIn('open')}.svg`;

  const { headers, body } = await get(url);
  const again = await get(url, { 'if-none-match': String(headers.etag) });

  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(body).not.toMatch(/<(script|style|foreignObject|a|image)\b|\son\w+=|href/);
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['web_none-1000000000000000000', '%00', '%3Cscript%3E'])(
  'an unknown link (%s) has a neutral badge with 404, which names nothing that was asked for',
  async (id) => {
    const { statusCode, headers, body } = await get(`/badge/${id}.svg?lang=en`);

    expect([statusCode, headers['content-type']]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect(body).toContain('<title>CLA: unknown project</title>');
    expect(body).not.toMatch(/script|web_none/);
  },
);

test('an unlinked project is unknown, and what is no badge is not found', async () => {
  const em = testApp.em();
  const { linkId } = await buildLink(em, { unlinkedAt: new Date() });

  expect((await get(`/badge/${linkId}.svg`)).statusCode).toBe(404);
  const { statusCode, headers } = await get(`/badge/${linkId}.png`, { accept: 'image/*' });
  expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
});
