import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, refusal } from '#client/test/mock-link.ts';
import {
  CheckRepositoryDocument,
  CreateLinkDocument,
  CreatedLinkDocument,
  type Session_ViewerFragment,
  WizardSendersDocument,
} from '#generated/graphql.ts';
import { forgetDraft } from './draft-store.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';

const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });
async function fill(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
}

const next = () => screen.getByRole('button', { name: '下一步' });
const address = () => screen.getByTestId('address').textContent;
const steps = () => within(screen.getByRole('navigation', { name: '绑定步骤' }));

const NO_SENDERS = answer(WizardSendersDocument, {
  senderProviders: ['SMTP'],
  senderServers: [],
  senderCredentials: [],
});

const LOCAL: Partial<Session_ViewerFragment> = { platform: 'LOCAL', organizations: [] };

describe('the draft', () => {
  test('survives a reload', async () => {
    const first = await renderWizard('/config-org', { manager: LOCAL });
    await fill(await textbox(/社区名称/), '示例社区');
    await fill(await textbox(/项目地址/), 'https://example.org');
    first.unmount();

    await renderWizard('/config-org', { manager: LOCAL });

    expect(await textbox(/社区名称/)).toHaveValue('示例社区');
    expect(await textbox(/项目地址/)).toHaveValue('https://example.org');
  });

  test('is kept under one key of session storage, without the name of the manager', async () => {
    await renderWizard('/config-org', { manager: LOCAL });

    await fill(await textbox(/社区名称/), '示例社区');

    expect(sessionStorage).toHaveLength(1);
    expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).not.toContain('demo');
    expect(localStorage).toHaveLength(0);
  });

  test('is not shown to another manager in the same tab', async () => {
    const first = await renderWizard('/config-org', { manager: LOCAL, draft: COMPLETE_DRAFT });
    expect(await textbox(/社区名称/)).toHaveValue(' 示例社区 ');
    first.unmount();

    await renderWizard('/config-org', { manager: { ...LOCAL, account: 'other' } });

    expect(await textbox(/社区名称/)).toHaveValue('');
  });

  test('is gone once discarded', async () => {
    await renderWizard('/config-org', { manager: LOCAL, draft: COMPLETE_DRAFT });
    expect(await textbox(/社区名称/)).toHaveValue(' 示例社区 ');

    forgetDraft();

    await waitFor(async () => expect(await textbox(/社区名称/)).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the steps', () => {
  test('are links once reachable, and the current one is marked', async () => {
    await renderWizard('/config-fields', { draft: { ...COMPLETE_DRAFT, senderAddress: '' } });

    await screen.findByRole('heading', { level: 1, name: '设置签署人填写的字段' });

    const items = steps().getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['项目', 'CLA 文件', '4发件邮箱']);
    expect(
      within(items[2] as HTMLElement)
        .getByText('签署字段')
        .closest('[aria-current]'),
    ).toHaveAttribute('aria-current', 'step');
  });

  test.each(['/config-cla-link', '/config-fields', '/config-email', '/config-check'])(
    'none is ticked before it is complete: %s',
    async (path) => {
      await renderWizard(path, { draft: EMPTY_DRAFT });

      expect(await screen.findByRole('link', { name: /^\s*1\s*项目$/ })).toBeVisible();
    },
  );

  test('say what is missing when opened too early, and lead there', async () => {
    await renderWizard('/config-check', { draft: { ...EMPTY_DRAFT, alias: '示例社区' } });

    const link = await screen.findByRole('link', { name: '去完成' });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('请选择组织');
    expect(notice).toHaveTextContent('请填写项目地址和社区名称');
    expect(notice).toHaveTextContent('请至少提供一份 CLA');
    expect(notice).toHaveTextContent('请选择或授权发件邮箱');
    expect(screen.queryByRole('button', { name: '提交并启用' })).not.toBeInTheDocument();
    await userEvent.click(link);

    expect(address()).toBe('/config-org');
    expect(await textbox(/社区名称/)).toHaveValue('示例社区');
  });

  test('lose nothing when going back and forth', async () => {
    await renderWizard('/config-fields', { draft: COMPLETE_DRAFT });

    await userEvent.click(await screen.findByRole('link', { name: '上一步' }));
    await userEvent.click(await screen.findByRole('button', { name: '下一步' }));

    expect(address()).toBe('/config-fields');
    expect((await screen.findAllByRole('textbox', { name: /标题/ }))[0]).toHaveValue('手机');
  });
});

describe('the project', () => {
  test('the organisation named in the address is chosen, and suggests the project address', async () => {
    await renderWizard('/config-org?organization=example-two');

    expect(await screen.findByRole('combobox', { name: /组织/ })).toHaveValue('example-two');
    expect(await textbox(/项目地址/)).toHaveValue('https://gitee.com/example-two');
    await waitFor(() => expect(address()).toBe('/config-org'));
  });

  test('an organisation that is not the manager’s is not chosen', async () => {
    await renderWizard('/config-org?organization=stranger');

    expect(await screen.findByRole('combobox', { name: /组织/ })).toHaveValue('');
  });

  test('local accounts enter address and name only', async () => {
    await renderWizard('/config-org', { manager: LOCAL });

    await textbox(/项目地址/);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  test('missing values are reported at their inputs, and the first one gets the focus', async () => {
    await renderWizard('/config-org', { manager: LOCAL });
    await textbox(/项目地址/);

    await userEvent.click(next());

    expect(await textbox(/项目地址/)).toHaveFocus();
    expect(await textbox(/项目地址/)).toHaveAccessibleDescription(/请填写项目地址/);
    expect(await textbox(/社区名称/)).toHaveAccessibleDescription(/请填写社区名称/);
    expect(address()).toBe('/config-org');
  });

  test('a manager who administers no organisation is told what to do', async () => {
    await renderWizard('/config-org', { manager: { organizations: [] } });

    expect(await screen.findByText('没有可以绑定的组织')).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新组织' })).toBeEnabled();
  });

  test('an existing repository continues, with its address', async () => {
    const found = answer(CheckRepositoryDocument, {
      checkRepository: {
        __typename: 'CheckRepositoryPayload',
        repository: { __typename: 'Repository', name: 'docs', url: 'https://git.example.org/example/docs' },
      },
    });
    const draft = { ...EMPTY_DRAFT, alias: '示例社区' };
    const { variables } = await renderWizard('/config-org?organization=example', { answers: [found], draft });

    await fill(await textbox(/代码仓库/), ' docs ');
    await userEvent.click(next());

    await waitFor(() => expect(address()).toBe('/config-cla-link'));
    expect(variables.at(-1)).toEqual({ input: { organization: 'example', platform: 'GITEE', repository: 'docs' } });
    await userEvent.click(screen.getByRole('link', { name: '上一步' }));
    expect(await textbox(/项目地址/)).toHaveValue('https://git.example.org/example/docs');
  });

  test('an unknown repository asks whether to continue', async () => {
    const draft = { ...COMPLETE_DRAFT, repository: 'private', clas: [] };
    await renderWizard('/config-org', { answers: [refusal(CheckRepositoryDocument, 'checkRepoMessage')], draft });
    await textbox(/代码仓库/);

    await userEvent.click(next());
    const dialog = await screen.findByRole('alertdialog', { name: '没有找到这个仓库' });
    expect(dialog).toHaveTextContent('是否继续');
    await userEvent.click(within(dialog).getByRole('button', { name: '仍然继续' }));

    await waitFor(() => expect(address()).toBe('/config-cla-link'));
    expect(await screen.findByRole('heading', { name: '个人 CLA' })).toBeVisible();
  });

  test('an unknown repository can be corrected instead', async () => {
    const draft = { ...COMPLETE_DRAFT, repository: 'private' };
    await renderWizard('/config-org', { answers: [refusal(CheckRepositoryDocument, 'checkRepoMessage')], draft });
    await textbox(/代码仓库/);

    await userEvent.click(next());
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(address()).toBe('/config-org');
    expect(await textbox(/代码仓库/)).toHaveValue('private');
  });
});

describe('the texts', () => {
  const project = { ...COMPLETE_DRAFT, clas: [] };

  test('at least one CLA is needed', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    await screen.findByRole('heading', { name: '企业 CLA' });

    await userEvent.click(next());

    expect(screen.getByRole('alert')).toHaveTextContent('请至少提供一份 CLA');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(address()).toBe('/config-cla-link');
  });

  test('a language is offered once per type', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人 CLA' }));

    await userEvent.click(individual.getByRole('button', { name: '添加中文版' }));

    expect(individual.getByRole('heading', { name: '个人 CLA · 中文' })).toBeVisible();
    expect(individual.queryByRole('button', { name: '添加中文版' })).not.toBeInTheDocument();
    await userEvent.click(individual.getByRole('button', { name: '移除 个人 CLA · 中文' }));
    expect(individual.getByRole('button', { name: '添加中文版' })).toBeVisible();
  });

  test('a CLA without a checked text blocks the step', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人 CLA' }));
    await userEvent.click(individual.getByRole('button', { name: '添加英文版' }));

    await userEvent.click(next());

    expect(await textbox(/PDF 地址/)).toHaveFocus();
    expect(await textbox(/PDF 地址/)).toHaveAccessibleDescription(/请填写 PDF 地址/);
    expect(address()).toBe('/config-cla-link');
  });

  test('a CLA with its own fields is removed only after confirmation', async () => {
    await renderWizard('/config-cla-link', { draft: COMPLETE_DRAFT });

    await userEvent.click(await screen.findByRole('button', { name: '移除 个人 CLA · 中文' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(screen.getByText(/gitee\.com\/example\/cla/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: '移除' }));

    await waitFor(() => expect(screen.queryByText(/gitee\.com\/example\/cla/)).not.toBeInTheDocument());
  });
});

describe('the fields', () => {
  test('an invalid row blocks the step and gets the focus', async () => {
    await renderWizard('/config-fields', { draft: COMPLETE_DRAFT });
    const [title] = await screen.findAllByRole('textbox', { name: /标题/ });

    await userEvent.clear(title as HTMLElement);
    await userEvent.click(next());

    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('不能为空。');
    expect(address()).toBe('/config-fields');
  });

  test('fields of one language can be copied to the other', async () => {
    const [cla] = COMPLETE_DRAFT.clas;
    const clas = cla === undefined ? [] : [cla, { ...cla, language: 'EN' as const, fields: [] }];
    await renderWizard('/config-fields', { draft: { ...COMPLETE_DRAFT, clas } });

    await userEvent.click(await screen.findByRole('button', { name: '沿用中文版的字段' }));

    expect(screen.getAllByRole('textbox', { name: /标题/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /沿用/ })).not.toBeInTheDocument();
  });
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
    expect(screen.getAllByRole('link', { name: '修改CLA 文件' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '修改签署字段' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: '修改发件邮箱' })).toHaveAttribute('href', '/config-email');
    expect(screen.getAllByRole('button', { name: '预览' })).toHaveLength(2);
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
    expect(screen.getByRole('link', { name: '查看项目列表' })).toHaveAttribute('href', '/linked-repo');
    expect(sessionStorage).toHaveLength(0);
    expect(variables[1]).toEqual({
      input: {
        platform: 'GITEE',
        organization: 'example',
        repository: 'docs',
        projectUrl: 'https://gitee.com/example/docs',
        alias: '示例社区',
        senderAddress: 'cla@example.org',
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
      '去修改：CLA 文件',
      '/config-cla-link',
      '只保留 24 小时',
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
