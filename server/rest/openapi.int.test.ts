import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#server/config/project-root.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { describeRoutes, exampleOf } from './openapi.ts';
import { ROUTES } from './routes.ts';

/** Every path that clients rely on, with `{}` for each parameter. */
const CONTRACT = [
  'DELETE cla/{}/{}',
  'DELETE corporation-signing/deleted/{}/{}',
  'DELETE corporation-signing/{}/{}',
  'DELETE employee-manager',
  'DELETE employee-signing/{}',
  'DELETE link/{}',
  'GET auth/authcodeurl/{}/{}',
  'GET auth/{}/login',
  'GET cla-upload/{}',
  'GET cla/individual/diff/{}/{}',
  'GET cla/{}',
  'GET cla/{}/{}',
  'GET corporation-email-domain',
  'GET corporation-manager',
  'GET corporation-pdf',
  'GET corporation-pdf/{}/{}',
  'GET corporation-signing/auto-approval',
  'GET corporation-signing/cla/diff',
  'GET corporation-signing/deleted/{}',
  'GET corporation-signing/export/{}',
  'GET corporation-signing/page/{}',
  'GET corporation-signing/{}',
  'GET corporation-signing/{}/corps/{}',
  'GET corporation-upload/{}/form',
  'GET employee-manager',
  'GET employee-signing',
  'GET gate/github-app',
  'POST gate/evaluate/{}',
  'GET gmail/auth',
  'GET gmail/authcodeurl',
  'GET evidence/{}',
  'GET evidence/{}/document',
  'GET heartbeat',
  'GET individual-signing/{}',
  'GET individual-signing/{}/hash/{}',
  'GET link',
  'GET link/{}',
  'GET link/{}/{}',
  'GET my-signings',
  'GET my-signings/{}/document',
  'GET my-signings/{}/evidence',
  'GET openapi.json',
  'GET organization',
  'GET signed-document/{}',
  'GET signed-document/{}/evidence',
  'GET verify/{}',
  'PATCH corporation-manager/{}/{}',
  'GET signings/{}/export',
  'GET link-export/{}',
  'POST signing-import/{}',
  'POST cla-upload',
  'POST cla/{}',
  'POST corporation-email-domain',
  'POST corporation-email-domain/code',
  'POST corporation-manager/auth',
  'POST corporation-manager/{}/{}',
  'POST corporation-pdf/{}/{}',
  'POST corporation-signing/{}',
  'POST corporation-signing/{}/code',
  'POST corporation-upload/{}',
  'POST employee-manager',
  'POST employee-signing/{}',
  'POST employee-signing/{}/{}/code',
  'POST individual-signing/{}',
  'POST individual-signing/{}/code',
  'POST link',
  'POST link/update/{}',
  'POST password-retrieval',
  'POST password-retrieval/{}',
  'POST smtp/authorize',
  'POST smtp/verify',
  'PUT auth',
  'PUT cla/{}',
  'PUT corporation-manager',
  'PUT corporation-manager/auth',
  'PUT corporation-signing/auto-approval',
  'PUT corporation-signing/cla/agree',
  'PUT corporation-signing/deleted/{}/{}',
  'PUT corporation-signing/{}/{}',
  'PUT corporation-signing/{}/{}/representative',
  'PUT employee-signing/{}',
  'PUT individual-signing/{}',
  'PUT link/{}/grace-period',
  'PUT password-retrieval/{}',
];

const DOCUMENT = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), 'x-permission': z.string() }))),
});

test('the table serves exactly the paths of the contract', () => {
  const served = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);

  expect(served.toSorted()).toEqual(CONTRACT.toSorted());
});

test('the document is served as committed, and describes every path of the table', async () => {
  const { app } = await createTestApp();

  const answer = await app.inject('/api/v1/openapi.json');

  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(JSON.parse(await readFile(join(projectRoot, 'docs/openapi.json'), 'utf8')));
  const { paths } = DOCUMENT.parse(answer.json());
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-permission': permission }]) => [method, path, permission].join(' ')),
  );
  const served = ROUTES.map(({ method, path, permission }) =>
    [method.toLowerCase(), `/${path.replaceAll(/:(\w+)/g, '{$1}')}`, permission].join(' '),
  );
  expect(described.toSorted()).toEqual(served.toSorted());
});

test('every operation has a unique name', () => {
  const names = Object.values(DOCUMENT.parse(describeRoutes(ROUTES)).paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );

  expect(names).toHaveLength(new Set(names).size);
});

const withBody = ROUTES.flatMap(({ method, path, body }) => (body === undefined ? [] : [{ method, path, body }]));

test.each(withBody)('the example of $method $path can be parsed', ({ body }) => {
  expect(exampleOf(body)).toEqual(expect.any(Object));
  expect(body.safeParse(exampleOf(body)).error).toBeUndefined();
});
