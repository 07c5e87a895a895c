import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, late, refusal } from '#client/test/mock-link.ts';
import { CreateLinkDocument, CreatedLinkDocument, WizardSendersDocument } from '#generated/graphql.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { address, LOCAL } from './testing/wizard-page.ts';

const NO_SENDERS = answer(WizardSendersDocument, {
  serviceSender: null,
  senderProviders: ['SMTP'],
  senderServers: [],
  senderCredentials: [],
});

describe('the check', () => {
  const created = answer(CreateLinkDocument, {
    createLink: {
      __typename: 'LinkPayload',
      link: { __typename: 'LinkDetails', id: 'gitee_example-1' },
    },
  });
  const createdLink = answer(CreatedLinkDocument, {
    link: { __typename: 'Link', id: 'gitee_example-1', alias: '示例社区' },
  });
  const submit = () => userEvent.click(screen.getByRole('button', { name: '提交并启用' }));

  test('shows everything, with links back to the steps', async () => {
    await renderWizard('/config-check', { draft: COMPLETE_DRAFT });
    await screen.findByRole('button', { name: '提交并启用' });

    for (const text of ['示例社区', 'example', 'docs', 'corporate-cla.pdf', '手机', '仅用于核实', 'cla@example.org']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '修改项目' })).toHaveAttribute('href', '/config-org');
    expect(screen.getAllByRole('link', { name: '修改CLA文件' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '修改签署字段' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '修改发件邮箱' })).toHaveAttribute('href', '/config-email');
    expect(screen.getAllByRole('button', { name: '预览' })).toHaveLength(2);
  });

  test('that is submitted once the manager has gone back a step leaves them there, and forgets the draft', async () => {
    const creating = late(created);
    const { goTo, place } = await renderWizard('/config-check', { answers: [creating.answer], draft: COMPLETE_DRAFT });
    await screen.findByRole('button', { name: '提交并启用' });
    await submit();
    await goTo('/config-org');

    await creating.arrive();

    expect(await screen.findByRole('status', { name: '绑定完成' })).toBeVisible();
    expect(place()).toBe('/config-org');
    expect(sessionStorage).toHaveLength(0);
  });

  test('submits exactly what was previewed, once, and forgets the draft', async () => {
    const { variables } = await renderWizard('/config-check', {
      answers: [created, createdLink],
      draft: COMPLETE_DRAFT,
    });
    await screen.findByRole('button', { name: '提交并启用' });

    await submit();

    expect(await screen.findByRole('heading', { level: 1, name: '绑定完成' })).toBeVisible();
    expect(screen.getByText(/\/sign\/gitee_example-1$/)).toBeVisible();
    expect(screen.getByRole('link', { name: '进入项目' })).toHaveAttribute('href', '/dashboard/gitee_example-1');
    expect(sessionStorage).toHaveLength(0);
    expect(variables[1]).toEqual({
      input: {
        platform: 'GITEE',
        organization: 'example',
        repository: 'docs',
        projectUrl: 'https://gitee.com/example/docs',
        alias: '示例社区',
        senderAddress: 'cla@example.org',
        statusVisibility: 'KEY',
        clas: [
          {
            type: 'INDIVIDUAL',
            language: 'ZH',
            documentSha256: 'ab'.repeat(32),
            fields: [
              { type: 'NAME', title: '姓名', description: '', required: true },
              { type: 'EMAIL', title: '邮箱', description: '', required: true },
              { type: 'TELEPHONE', title: '手机', description: '仅用于核实', required: false },
            ],
          },
          {
            type: 'CORPORATION',
            language: 'EN',
            documentSha256: 'cd'.repeat(32),
            summary: '您保留著作权。\n\n- 社区可以使用您的贡献',
            fields: [
              { type: 'AUTHORIZED', title: 'Authorized Representative', description: '', required: true },
              { type: 'TITLE', title: 'Title', description: '', required: true },
              { type: 'CORPORATION_NAME', title: 'Corporation Name', description: '', required: true },
              { type: 'EMAIL', title: 'E-Mail', description: '', required: true },
            ],
          },
        ],
      },
    });
  });

  test('shows neither organisation nor repository for a local account', async () => {
    const { variables } = await renderWizard('/config-check', {
      answers: [created, createdLink],
      manager: LOCAL,
      draft: COMPLETE_DRAFT,
    });
    await screen.findByRole('button', { name: '提交并启用' });

    await submit();

    await screen.findByRole('heading', { level: 1, name: '绑定完成' });
    const { input } = variables[1] as { input: Record<string, unknown> };
    expect(input).toMatchObject({ platform: 'WEB', alias: '示例社区' });
    expect(input).not.toHaveProperty('organization');
    expect(input).not.toHaveProperty('repository');
  });

  test.each([
    ['link_exists', {}, '去修改：项目', '/config-org', '已经绑定过'],
    ['no_permission', { field: 'organization' }, '去修改：项目', '/config-org', '没有权限'],
    ['bad_request_parameter', { field: 'projectUrl' }, '去修改：项目', '/config-org', '项目地址有误'],
    [
      'bad_request_parameter',
      { field: 'clas.0.documentSha256' },
      '去修改：CLA文件',
      '/config-cla-link',
      '只保留24小时',
    ],
    ['title_type_repeat', { field: 'clas.0.fields.2.title' }, '去修改：签署字段', '/config-fields', '重复'],
    ['bad_request_parameter', { field: 'senderAddress' }, '去修改：发件邮箱', '/config-email', '没有授权'],
  ] as const)('refused with %s %o leads to the step to blame', async (code, details, name, path, text) => {
    await renderWizard('/config-check', {
      answers: [refusal(CreateLinkDocument, code, details), NO_SENDERS],
      draft: COMPLETE_DRAFT,
    });
    await screen.findByRole('button', { name: '提交并启用' });

    await submit();

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(text);
    await userEvent.click(within(notice).getByRole('link', { name }));
    expect(address()).toBe(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(sessionStorage).toHaveLength(1);
  });

  test('shows the result again after a reload', async () => {
    await renderWizard('/config-check?created=gitee_example-1');

    expect(await screen.findByRole('heading', { level: 1, name: '绑定完成' })).toBeVisible();
    expect(screen.getByText(/\/sign\/gitee_example-1$/)).toBeVisible();
  });
});
