import { expect, inBothLanguages, test } from './fixtures.ts';
import { connectByToken, GATE_TEXTS, openGate } from './gate-journey.ts';
import { SigningApi } from './sign-by-api.ts';

inBothLanguages((language) => {
  test('Gitee is connected by a token, and a pull request there is blocked until its author has signed', async ({
    page,
    request,
    service,
    mailbox,
    gateGitee: gitee,
    expectAccessible,
  }) => {
    const texts = GATE_TEXTS[language];
    const organization = gitee.addOrganization(`community-${language}`);
    const robot = gitee.addUser(`gitee-robot-${language}`);
    const repository = gitee.addRepository({ owner: organization, name: 'project' });
    gitee.permit(repository, robot, 'admin');
    gitee.requireCheck(repository);
    const path = `${organization.login}/project`;
    await openGate(page, language, service.demoLogin);
    await page.getByRole('link', { name: texts.platforms, exact: true }).click();
    await expect(page.getByRole('table').getByText('Gitee').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible();
    await page.goBack();

    await connectByToken(page, language, {
      platform: 'Gitee',
      token: gitee.issueToken(robot),
      expectAccessible,
    });
    await page.getByRole('button', { name: texts.set(path), exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: path }).getByText(texts.enforced)).toBeVisible();

    const opener = gitee.addUser(`gitee-contributor-${language}`);
    const email = `${opener.login}@example.com`;
    const pull = gitee.openPullRequest({ repository, opener, commits: [{ author: email }] });
    await page.goto(`/gate/gitee/${organization.login}/project/${pull.number}`);
    await expect(page.getByText(texts.uncovered, { exact: true })).toBeVisible();
    expect(gitee.mergeable(pull)).toBe(false);
    await new SigningApi(request, mailbox).signIndividual({ email, name: opener.login, language });
    await page.reload();
    await expect(page.getByText(texts.covered, { exact: true })).toBeVisible();
    await expect.poll(() => gitee.mergeable(pull)).toBe(true);
  });
});
