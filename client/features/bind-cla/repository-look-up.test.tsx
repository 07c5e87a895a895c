import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, late, refusal } from '#client/test/mock-link.ts';
import { CheckRepositoryDocument } from '#generated/graphql.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { fill, next, textbox } from './testing/wizard-page.ts';

const draft = { ...COMPLETE_DRAFT, repository: 'first', acceptedRepository: '', projectUrl: '' };
const foundAs = (name: string) =>
  answer(CheckRepositoryDocument, {
    checkRepository: {
      __typename: 'CheckRepositoryPayload',
      repository: { __typename: 'Repository', name, url: `https://git.example.org/example/${name}` },
    },
  });
const unknown = refusal(CheckRepositoryDocument, 'checkRepoMessage');
const repository = () => textbox(/代码仓库/);
const input = (name: string) => ({ input: { organization: 'example', platform: 'GITEE', repository: name } });

async function type(name: string): Promise<void> {
  await userEvent.clear(await repository());
  await fill(await repository(), name);
}

/** Asks for the first repository, whose answer does not come yet, and types another one in the meantime. */
async function askThenType(first: ReturnType<typeof late>, later: string) {
  const page = await renderWizard('/config-org', { answers: [first.answer, foundAs(later)], draft });
  await fill(await textbox(/项目地址/), 'https://gitee.com/example/first');
  await userEvent.click(next());
  await type(later);
  return page;
}

test('a repository that was found accepts no other that is typed by then, which is looked up itself', async () => {
  const first = late(foundAs('first'));
  const { place, variables } = await askThenType(first, 'second');

  await first.arrive();

  await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'false'));
  expect(place()).toBe('/config-org');
  expect(await textbox(/项目地址/)).toHaveValue('https://gitee.com/example/second');
  await userEvent.click(next());
  await waitFor(() => expect(place()).toBe('/config-cla-link'));
  expect(variables.slice(-2)).toEqual([input('first'), input('second')]);
});

test('a repository that was not found asks nothing about another that is typed by then', async () => {
  const first = late(unknown);
  await askThenType(first, 'second');

  await first.arrive();

  await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a repository that was found accepts no other that is typed after leaving the step and coming back', async () => {
  const first = late(foundAs('first'));
  const { goTo, place, variables } = await askThenType(first, 'second');
  await goTo('/config-check');
  await goTo('/config-org');

  await first.arrive();
  await userEvent.type(await textbox(/社区名称/), '（新）');
  expect(place()).toBe('/config-org');
  await userEvent.click(next());

  await waitFor(() => expect(place()).toBe('/config-cla-link'));
  expect(variables.slice(-2)).toEqual([input('first'), input('second')]);
});
