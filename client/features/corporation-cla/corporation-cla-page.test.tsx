import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { buildDiff } from '#client/components/cla-diff/testing/build-diff.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { restRefusal, startRestServer } from '#client/test/rest-server.ts';
import { askedForPassword, givePassword } from '#client/test/step-up.ts';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  AgreeToCorporationClaDocument,
  type CorporationClaFragment,
  CorporationClaDiffDocument,
  CorporationClaDocument,
} from '#generated/graphql.ts';
import { CorporationClaPage } from './corporation-cla-page.tsx';
import { buildCorporation, buildVersion, corporationAnswer, pendingVersion } from './testing/corporation.ts';

const PATH = '/corp/web_example-1/cla';

const manager = (role: 'CORPORATION_ADMINISTRATOR' | 'EMPLOYEE_MANAGER') =>
  viewerAnswer(buildViewer({ role, platform: null, linkId: 'web_example-1' }));
const administrator = manager('CORPORATION_ADMINISTRATOR');
const employeeManager = manager('EMPLOYEE_MANAGER');
const diff = answer(CorporationClaDiffDocument, { corporationClaDiff: buildDiff() });
const AGREED: Partial<CorporationClaFragment> = {
  cla: buildVersion(2),
  claAgreements: [
    {
      __typename: 'ClaAgreement',
      agreedBy: '示例管理员',
      agreedAt: '2026-03-01T08:00:00.000Z',
      previousCla: buildVersion(1),
      cla: buildVersion(2),
    },
  ],
};

const open = (...answers: Answer[]) => renderPage(<CorporationClaPage />, { path: PATH, answers });
const agreeButton = () => screen.findByRole('button', { name: '代表企业同意第2版' });

describe('what was signed', () => {
  test('is named with its version, fingerprint and reference', async () => {
    await open(corporationAnswer(), employeeManager);

    expect(await screen.findByText('第1版（中文）')).toBeVisible();
    expect(screen.getByText('SG-0000-0000-0001')).toBeVisible();
    expect(screen.getByText(/^1{8} /)).toBeVisible();
    expect(screen.getByText('签署以来还没有同意过新版本。')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is followed by the agreements to newer versions', async () => {
    await open(corporationAnswer(AGREED), administrator);

    const entry = await screen.findByRole('listitem');

    expect(entry).toHaveTextContent('第1版 → 第2版');
    expect(entry).toHaveTextContent(/示例管理员于2026年3月1日.*（(?:GMT|UTC).*）代表企业同意/);
  });

  test('is kept separate from later agreements', async () => {
    await open(corporationAnswer(AGREED), administrator);

    const signed = within(await screen.findByRole('region', { name: '已签署的协议' }));
    const agreed = within(screen.getByRole('region', { name: '同意新版本的记录' }));

    expect(signed.getByText('第1版（中文）')).toBeVisible();
    expect(signed.getByText(/^1{8} /)).toBeVisible();
    expect(signed.queryByText(/2{8}/)).not.toBeInTheDocument();
    expect(agreed.getByText(/^2{8} /)).toBeVisible();
    expect(agreed.getByRole('button', { name: '阅读第2版全文' })).toBeVisible();
    expect(agreed.queryByText(/1{8}/)).not.toBeInTheDocument();
  });

  test('is downloaded by the administrator with the session’s token; a missing document is reported', async () => {
    const server = await startRestServer([restRefusal(400, 'unuploaded')]);
    document.cookie = 'csrf_token=example-token';
    await open(corporationAnswer(), administrator);

    await userEvent.click(await screen.findByRole('button', { name: '下载签字盖章的文件' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.requests).toMatchObject([
      { method: 'GET', path: '/api/v1/corporation-pdf', headers: { token: 'example-token' } },
    ]);
    await server.close();
  });

  test('is not downloaded by employee managers', async () => {
    await open(corporationAnswer(), employeeManager);

    await screen.findByText('第1版（中文）');

    expect(screen.queryByRole('button', { name: '下载签字盖章的文件' })).not.toBeInTheDocument();
  });
});

describe('a newer version', () => {
  test.each([
    ['2999-12-31T08:00:00.000Z', 'status', /在2999年12月31日.*之前，旧版本和员工的签署仍然有效/],
    ['2026-02-01T08:00:00.000Z', 'alert', /宽限期已于2026年2月1日.*结束/],
  ])('is announced with what becomes of the old one: %s', async (graceEndsAt, role, text) => {
    await open(corporationAnswer(pendingVersion(graceEndsAt)), administrator, diff);

    expect(await screen.findByRole('heading', { name: '文字改动' })).toBeVisible();
    expect(screen.getByRole(role)).toHaveTextContent(text);
  });

  test('is agreed to by the administrator after a confirmation', async () => {
    const { variables } = await open(
      corporationAnswer(pendingVersion()),
      administrator,
      diff,
      answer(AgreeToCorporationClaDocument, {
        agreeToCurrentCorporationCla: {
          __typename: 'AgreeToCurrentCorporationClaPayload',
          corporation: buildCorporation(AGREED),
        },
      }),
    );

    await userEvent.click(await agreeButton());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('代表“示例科技”同意第2版？');
    await userEvent.click(within(dialog).getByRole('button', { name: '同意' }));

    expect(await screen.findByText('第1版 → 第2版')).toBeInTheDocument();
    expect(variables).toContainEqual({ input: { claId: 'cla-2' } });
    await waitFor(() => expect(screen.getByRole('heading', { name: '同意新版本的记录' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: '代表企业同意第2版' })).not.toBeInTheDocument();
  });

  test('is agreed to after the password was given', async () => {
    await open(
      corporationAnswer(pendingVersion()),
      administrator,
      diff,
      ...askedForPassword(AgreeToCorporationClaDocument),
      answer(AgreeToCorporationClaDocument, {
        agreeToCurrentCorporationCla: {
          __typename: 'AgreeToCurrentCorporationClaPayload',
          corporation: buildCorporation(AGREED),
        },
      }),
    );

    await userEvent.click(await agreeButton());
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '同意' }));
    await givePassword();

    expect(await screen.findByText('第1版 → 第2版')).toBeInTheDocument();
  });

  test('that another session has agreed to says so, then shows the current state', async () => {
    await open(
      corporationAnswer(pendingVersion()),
      administrator,
      diff,
      refusal(AgreeToCorporationClaDocument, 'cla_is_latest'),
      corporationAnswer(AGREED),
    );

    await userEvent.click(await agreeButton());
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '同意' }));
    expect(await screen.findByText('您签署的已经是最新版本。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));

    expect(await screen.findByText('第1版 → 第2版')).toBeInTheDocument();
  });

  test('is shown to employee managers, who cannot agree', async () => {
    await open(corporationAnswer(pendingVersion()), employeeManager, diff);

    expect(await screen.findByRole('heading', { name: '文字改动' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('需要由企业管理员代表企业同意');
    expect(screen.queryByRole('button', { name: /代表企业同意/ })).not.toBeInTheDocument();
  });

  test('whose difference cannot be loaded offers a retry', async () => {
    await open(corporationAnswer(pendingVersion()), administrator, unreachable(CorporationClaDiffDocument), diff);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await agreeButton()).toBeVisible();
  });
});

test('a page that cannot be loaded offers a retry', async () => {
  await open(unreachable(CorporationClaDocument), corporationAnswer(), administrator);

  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByText('第1版（中文）')).toBeVisible();
});
