import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { OtherProjectsDocument, ShownProjectDocument } from '#generated/graphql.ts';
import { ProjectSwitcher } from './project-switcher.tsx';

const project = (id: string, alias: string) =>
  ({
    __typename: 'LinkDetails',
    id,
    link: { __typename: 'Link', id, alias, projectUrl: `https://example.org/${id}` },
  }) as const;
const HERE = project('web_example-1', '示例社区');
const OTHER = project('github_example-2', '另一个社区');
const projects = (nodes: (typeof HERE)[], totalCount = nodes.length): Answer =>
  answer(OtherProjectsDocument, { links: { __typename: 'LinkDetailsConnection', nodes, totalCount } });

async function open(answers: readonly Answer[], page = 'signings', entry = page) {
  const routes = ['signings', 'sharing', 'dashboard'].map((name) => ({
    path: `/${name}/:linkId`,
    handle: { pageType: 'org', entry },
    element: <ProjectSwitcher />,
  }));
  const shown = await renderRoutes(routes, {
    path: `/${page}/web_example-1`,
    answers: [answer(ShownProjectDocument, { link: HERE.link }), ...answers],
  });
  await userEvent.click(await screen.findByRole('button', { name: '切换项目，当前：示例社区' }));
  return { ...shown, panel: within(await screen.findByRole('dialog', { name: '切换项目' })) };
}

test('leads to the same page of another project, and to all of them', async () => {
  const { panel } = await open([projects([HERE, OTHER])]);

  expect(await panel.findByRole('link', { current: 'page' })).toHaveTextContent('示例社区');
  expect(panel.getByRole('link', { name: /另一个社区/ })).toHaveAttribute('href', '/signings/github_example-2');
  expect(panel.getByRole('link', { name: '全部项目' })).toHaveAttribute('href', '/linked-repo');
  expect(panel.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('leads to the overview of a project that has no such page', async () => {
  const { panel } = await open([projects([HERE, OTHER])], 'sharing', 'members');

  expect(await panel.findByRole('link', { name: /另一个社区/ })).toHaveAttribute('href', '/dashboard/github_example-2');
});

test('of many projects shows the first, and finds the others by what is typed', async () => {
  const { panel, variables } = await open([projects([HERE], 3000), projects([OTHER])]);

  await userEvent.type(await panel.findByRole('searchbox'), '另一个');

  expect(await panel.findByRole('link', { name: /另一个社区/ })).toBeVisible();
  expect(variables.slice(1)).toEqual([{ search: '' }, { search: '另一个' }]);
});

test('is closed with Escape, which returns the focus', async () => {
  await open([projects([HERE])]);

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
});
