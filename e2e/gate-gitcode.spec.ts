import { expect, inBothLanguages, test } from './fixtures.ts';
import { connectByToken, GATE_TEXTS, openGate } from './gate-journey.ts';
import { SigningApi } from './sign-by-api.ts';

const LABELS = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };

inBothLanguages((language) => {
  test('repositories of GitCode are set together, and a label stops a pull request until its author has signed', async ({
    page,
    request,
    service,
    mailbox,
    gateGitcode: gitcode,
    expectAccessible,
    toasts,
  }) => {
    const texts = GATE_TEXTS[language];
    const organization = gitcode.addOrganization(`community-${language}`);
    const robot = gitcode.addUser(`gitcode-robot-${language}`);
    const repository = gitcode.addRepository({ owner: organization, name: 'compiler' });
    const others = ['docs', 'tools'].map((name) => gitcode.addRepository({ owner: organization, name }));
    [repository, ...others].forEach((one) => gitcode.permit(one, robot, 'admin'));
    const gate = await openGate(page, language, service.demoLogin);
    await connectByToken(page, language, {
      platform: 'GitCode',
      token: gitcode.issueToken(robot),
      expectAccessible,
    });
    const path = (name: string): string => `${organization.login}/${name}`;
    const row = (name: string) => page.getByRole('row').filter({ hasText: path(name) });

    for (const name of ['compiler', 'docs']) {
      await page.getByRole('checkbox', { name: texts.select(path(name)), exact: true }).check();
    }
    await expectAccessible();
    await page.getByRole('button', { name: texts.setSelected, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(row('compiler').getByText(texts.enforced, { exact: true })).toBeVisible();
    await expect(row('docs').getByText(texts.enforced, { exact: true })).toBeVisible();
    await expect(row('tools').getByText(texts.enforced, { exact: true })).toHaveCount(0);

    await page.goto(gate);
    await page.getByRole('link', { name: texts.rules, exact: true }).click();
    const [covered, uncovered] = texts.labels;
    await page.getByLabel(covered, { exact: true }).fill(LABELS.covered);
    await page.getByLabel(uncovered, { exact: true }).fill(LABELS.uncovered);
    const feedback = page.getByRole('region', { name: texts.feedback, exact: true });
    await feedback.getByRole('button', { name: texts.saveRules, exact: true }).click();
    await expect.poll(() => toasts.map(({ text }) => text).join('\n')).toContain(texts.rulesSaved);

    const opener = gitcode.addUser(`gitcode-contributor-${language}`);
    const email = `${opener.login}@example.com`;
    const pull = gitcode.openPullRequest({ repository, opener, commits: [{ author: email }] });
    await expect.poll(() => [...pull.labels]).toEqual([LABELS.uncovered]);
    await page.goto(`/gate/gitcode/${path('compiler')}/${pull.number}`);
    await expect(page.getByText(texts.uncovered, { exact: true })).toBeVisible();
    expect(gitcode.mergeable(pull, LABELS)).toBe(false);
    await new SigningApi(request, mailbox).signIndividual({ email, name: opener.login, language });
    await page.reload();
    await expect(page.getByText(texts.covered, { exact: true })).toBeVisible();
    await expect.poll(() => gitcode.mergeable(pull, LABELS)).toBe(true);
  });
});
