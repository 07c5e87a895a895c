import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { GATE_TEXTS, openGate } from './gate-journey.ts';

/** What managers read about whole organisations, in both languages. */
const TEXTS = {
  zh: {
    add: '检查整个组织',
    connection: '接入',
    exclusions: '不检查的仓库',
    reason: '只有文档',
    counts: (covered: number) => `检查${covered}个，排除1个，未覆盖1个`,
    compared: /与代码平台比对于/,
    uncovered: (login: string) => `查看未覆盖的仓库：${login}`,
    archived: '已归档，不接受合并请求',
    release: (login: string) => `停止覆盖${login}`,
    confirm: '停止覆盖',
    released: '已停止覆盖整个组织',
    byOrganization: '随整个组织设置',
  },
  en: {
    add: 'Check a whole organisation',
    connection: 'Connection',
    exclusions: 'Leave out',
    reason: 'Texts alone',
    counts: (covered: number) => `${covered} checked, 1 left out, 1 not covered`,
    compared: /Compared with the platform/,
    uncovered: (login: string) => `What is not covered in ${login}`,
    archived: 'Archived: it takes no pull requests',
    release: (login: string) => `Stop covering ${login}`,
    confirm: 'Stop covering',
    released: 'No longer covered as a whole',
    byOrganization: 'Set with its organisation',
  },
} as const;

inBothLanguages((language) => {
  test('a whole organisation is checked, and a repository that is made later is as well', async ({
    page,
    service,
    gateGithub: github,
    expectAccessible,
    expectToast,
  }) => {
    const [texts, gate] = [TEXTS[language], GATE_TEXTS[language]];
    const owner = github.addOrganization(`whole-${language}`);
    const { login } = owner;
    github.addRepository({ owner, name: 'compiler' });
    github.addRepository({ owner, name: 'docs-guide' });
    github.addRepository({ owner, name: 'attic' }).archived = true;
    const path = await openGate(page, language, service.demoLogin);
    await page.getByRole('button', { name: gate.another, exact: true }).click();
    await page.getByRole('textbox', { name: gate.organization }).fill(login);
    await page.getByRole('button', { name: gate.create, exact: true }).click();
    await page.getByRole('button', { name: `Create GitHub App for ${login}` }).click();
    await page.getByRole('button', { name: `Install on ${login}` }).click();
    await expect(page).toHaveURL(path);
    const app = [...github.state.apps.values()].at(-1);

    const opener = page.getByRole('button', { name: texts.add, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    const newest = dialog.getByRole('combobox', { name: texts.connection, exact: true }).locator('option').last();
    await dialog
      .getByRole('combobox', { name: texts.connection, exact: true })
      .selectOption((await newest.getAttribute('value')) ?? '');
    await dialog.getByRole('textbox', { name: texts.exclusions }).fill(`docs-* ${texts.reason}`);
    await expectAccessible();
    await dialog.getByRole('button', { name: gate.save, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: login, exact: true }) });
    await expect(async () => {
      await page.reload();
      await expect(row.getByText(texts.counts(1))).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(row.getByText(texts.compared)).toBeVisible();
    await row.getByRole('button', { name: texts.uncovered(login) }).click();
    await expect(row.getByText(`${login}/attic · ${texts.archived}`)).toBeVisible();
    await expectAccessible();

    const author = github.addUser(`author-${language}`);
    const created = github.createRepository({ owner, name: 'created', by: author });
    github.requireCheck(created, { appId: app?.id ?? null });
    const pull = github.openPullRequest({
      repository: created,
      opener: author,
      commits: [{ author: `${author.login}@example.com` }],
    });
    const check = (): string | undefined =>
      created.checkRuns.findLast(({ headSha }) => headSha === pull.commits.at(-1)?.sha)?.conclusion ?? undefined;
    await expect.poll(check, { timeout: 60_000 }).toBe('action_required');
    expect(github.mergeable(pull)).toBe(false);
    await page.goto(`/gate/${DEMO_LINK_ID}`);
    await expect(row.getByText(texts.counts(2))).toBeVisible();
    const listed = page.getByRole('row').filter({ hasText: `${login}/created` });
    await expect(listed.getByText(texts.byOrganization)).toBeVisible();

    await row.getByRole('button', { name: texts.release(login), exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.confirm, exact: true }).click();
    await expectToast(texts.released);
    await expect(row).toHaveCount(0);
    await expect(listed.getByText(gate.enforced)).toBeVisible();
  });
});
