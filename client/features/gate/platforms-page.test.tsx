import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { GatePlatformsDocument, type GatePlatformsQuery } from '#generated/graphql.ts';
import { PlatformsPage } from './platforms-page.tsx';

const GITHUB: GatePlatformsQuery['gatePlatforms'][number] = {
  __typename: 'GatePlatformFacts',
  platform: 'GITHUB',
  connectedByApp: true,
  blocking: 'NATIVE',
  commitCap: null,
  signedBody: true,
  resend: true,
  checks: true,
  mergeQueue: true,
  textChanges: true,
  vouching: ['OPENED', 'PUSHED', 'SIGNED'],
};
const OTHER: typeof GITHUB = {
  ...GITHUB,
  platform: 'GITEE',
  commitCap: 250,
  signedBody: false,
  resend: false,
  vouching: ['OPENED'],
};
const ROBOT = { ...GITHUB, platform: 'GITCODE', blocking: 'ROBOT', checks: false, connectedByApp: false } as const;

test('each platform is described, with a warning where it does not block by itself', async () => {
  await renderRoutes([{ path: '/gate/:linkId/platforms', element: <PlatformsPage /> }], {
    answers: [answer(GatePlatformsDocument, { gatePlatforms: [GITHUB, OTHER, ROBOT] })],
    path: '/gate/web_example-1/platforms',
  });

  expect(await screen.findByRole('columnheader', { name: 'Gitee' })).toBeVisible();
  expect(screen.getByText('最多250个；达到这个数量时不会通过')).toBeVisible();
  expect(screen.getByText('不覆盖内容，因此会向平台重新核实')).toBeVisible();
  expect(screen.getByText('只有发起合并请求的账号；其他作者需自行确认提交')).toBeVisible();
  const warnings = screen.getAllByRole('status');
  expect(warnings).toHaveLength(1);
  expect(within(warnings[0] ?? document.body).getByText('GitCode自身拦不住合入')).toBeVisible();
});
