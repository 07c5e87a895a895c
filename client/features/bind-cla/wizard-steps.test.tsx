import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { EMPTY_SOURCE } from '#client/components/cla-input/cla-source.ts';
import { answer, late, refusal } from '#client/test/mock-link.ts';
import { startRestServer } from '#client/test/rest-server.ts';
import { CheckRepositoryDocument } from '#generated/graphql.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { textbox, fill, next, address, LOCAL } from './testing/wizard-page.ts';

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

  test('strangers learn only whether an address has signed, unless another answer is chosen', async () => {
    await renderWizard('/config-org', { manager: LOCAL });

    expect(await screen.findByRole('radio', { name: /只公开是否已签署/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /全部公开/ }));

    expect(screen.getByRole('radio', { name: /全部公开/ })).toBeChecked();
    expect(sessionStorage.getItem('unfinished')).toContain('"statusVisibility":"FULL"');
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

  test('a character that cannot be printed is named at its input', async () => {
    await renderWizard('/config-org', { manager: LOCAL });

    await userEvent.click(await textbox(/社区名称/));
    await userEvent.paste('示例\u3164');
    await userEvent.tab();

    await waitFor(async () =>
      expect(await textbox(/社区名称/)).toHaveAccessibleDescription(
        /社区名称中“示例”之后有一个看不见的字符（U\+3164），请删除后重新输入。/,
      ),
    );
  });

  test('a manager who administers no organisation sees what to do', async () => {
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
    expect(await screen.findByRole('heading', { name: '个人CLA' })).toBeVisible();
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

test('a repository that is found once the manager has gone back a page leads nowhere', async () => {
  const found = late(
    answer(CheckRepositoryDocument, {
      checkRepository: {
        __typename: 'CheckRepositoryPayload',
        repository: { __typename: 'Repository', name: 'other', url: 'https://gitee.com/example/other' },
      },
    }),
  );
  const draft = { ...COMPLETE_DRAFT, repository: 'other' };
  const { goTo, place } = await renderWizard('/config-org', { answers: [found.answer], draft });
  await textbox(/代码仓库/);
  await userEvent.click(next());
  await goTo('/elsewhere');

  await found.arrive();

  await waitFor(() =>
    expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).toContain('"acceptedRepository":"other"'),
  );
  expect(place()).toBe('/elsewhere');
});

describe('the texts', () => {
  const project = { ...COMPLETE_DRAFT, clas: [] };

  test('at least one CLA is needed', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    await screen.findByRole('heading', { name: '企业CLA' });

    await userEvent.click(next());

    expect(screen.getByRole('alert')).toHaveTextContent('请至少提供一份CLA');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(address()).toBe('/config-cla-link');
  });

  test('a language is offered once per type', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));

    await userEvent.click(individual.getByRole('button', { name: '添加中文版' }));

    expect(individual.getByRole('heading', { name: '个人CLA · 中文' })).toBeVisible();
    expect(individual.queryByRole('button', { name: '添加中文版' })).not.toBeInTheDocument();
    await userEvent.click(individual.getByRole('button', { name: '移除个人CLA · 中文' }));
    expect(individual.getByRole('button', { name: '添加中文版' })).toBeVisible();
  });

  test('a CLA without a checked text blocks the step', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));
    await userEvent.click(individual.getByRole('button', { name: '添加英文版' }));

    await userEvent.click(next());

    expect(await textbox(/PDF地址/)).toHaveFocus();
    expect(await textbox(/PDF地址/)).toHaveAccessibleDescription(/请填写PDF地址/);
    expect(address()).toBe('/config-cla-link');
  });

  test('a CLA that is added after the step was blocked starts without a problem', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));
    const corporate = within(screen.getByRole('region', { name: '企业CLA' }));
    const url = (of: typeof individual) => of.getByRole('textbox', { name: /PDF地址/ });
    await userEvent.click(individual.getByRole('button', { name: '添加英文版' }));
    await userEvent.click(next());
    await waitFor(() => expect(url(individual)).toHaveAccessibleDescription(/请填写PDF地址/));

    await userEvent.click(corporate.getByRole('button', { name: '添加中文版' }));

    expect(url(corporate)).not.toHaveAccessibleDescription(/请填写PDF地址/);
    expect(url(individual)).toHaveAccessibleDescription(/请填写PDF地址/);
    await userEvent.click(next());
    await waitFor(() => expect(url(corporate)).toHaveAccessibleDescription(/请填写PDF地址/));
  });

  test('a CLA that is added above one with a problem starts without it', async () => {
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));
    await userEvent.click(individual.getByRole('button', { name: '添加英文版' }));
    await userEvent.click(next());
    const urlOf = (name: RegExp) =>
      within(screen.getByRole('region', { name })).getByRole('textbox', { name: /PDF地址/ });
    await waitFor(() => expect(urlOf(/英文/)).toHaveAccessibleDescription(/请填写PDF地址/));

    await userEvent.click(individual.getByRole('button', { name: '添加中文版' }));

    expect(urlOf(/个人CLA · 中文/)).not.toHaveAccessibleDescription(/请填写PDF地址/);
    expect(urlOf(/英文/)).toHaveAccessibleDescription(/请填写PDF地址/);
  });

  test('a community without a text begins with the sample of its kind', async () => {
    const document = { sha256: 'ef'.repeat(32), size: 1024, pages: 3 };
    const server = await startRestServer([
      { status: 200, file: '%PDF-1.7 sample' },
      { status: 200, json: { data: document } },
    ]);
    await renderWizard('/config-cla-link', { draft: project });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));
    await userEvent.click(individual.getByRole('button', { name: '添加英文版' }));

    await userEvent.click(individual.getByRole('button', { name: /用示例文本开始/ }));

    expect(await individual.findByText('sample.individual.en.pdf')).toBeVisible();
    expect(server.requests.map(({ path }) => path)).toEqual([
      expect.stringMatching(/individual\.en.*\.pdf/),
      '/api/v1/cla-upload',
    ]);
    expect(server.requests[1]?.body).toContain('%PDF-1.7 sample');
    await server.close();
  });

  test('a text goes to its CLA although another is added above it while it is checked', async () => {
    const document = { sha256: 'ef'.repeat(32), size: 1024, pages: 1 };
    const server = await startRestServer([{ status: 200, json: { data: document } }]);
    const source = { ...EMPTY_SOURCE, url: 'https://gitee.com/example/cla/raw/main/corporate.pdf' };
    const clas = [{ type: 'CORPORATION', language: 'ZH', source, summary: '', fields: [] }] as const;
    await renderWizard('/config-cla-link', { draft: { ...project, clas } });
    const individual = within(await screen.findByRole('region', { name: '个人CLA' }));

    fireEvent.click(screen.getByRole('button', { name: '获取并检查' }));
    fireEvent.click(individual.getByRole('button', { name: '添加中文版' }));

    const corporate = within(screen.getByRole('region', { name: '企业CLA · 中文' }));
    expect(await corporate.findByText(/1页/)).toBeVisible();
    expect(individual.getByRole('textbox', { name: /PDF地址/ })).toHaveValue('');
    await server.close();
  });

  test('a CLA with its own fields is removed only after confirmation', async () => {
    await renderWizard('/config-cla-link', { draft: COMPLETE_DRAFT });

    await userEvent.click(await screen.findByRole('button', { name: '移除个人CLA · 中文' }));
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

  test('a title that signed documents cannot print is named at its field, and keeps the step', async () => {
    await renderWizard('/config-fields', { draft: COMPLETE_DRAFT });
    const [title = document.body] = await screen.findAllByRole('textbox', { name: /标题/ });

    await userEvent.clear(title);
    await userEvent.type(title, '电话📧');
    await userEvent.tab();

    await waitFor(() => expect(title).toHaveAccessibleDescription(/标题中的“📧”无法印在签署文件上/));
    await userEvent.click(next());
    expect(title).toHaveFocus();
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
