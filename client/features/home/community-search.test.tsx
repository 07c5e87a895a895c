import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { ListedLinksDocument } from '#generated/graphql.ts';
import { CommunitySearch } from './community-search.tsx';

const found = (...aliases: string[]) =>
  answer(ListedLinksDocument, {
    listedLinks: {
      __typename: 'ListedLinkConnection',
      nodes: aliases.map((alias, index) => ({
        __typename: 'ListedLink' as const,
        id: `web_example-${index}`,
        alias,
        projectUrl: `https://example.org/${index}`,
      })),
      totalCount: aliases.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const renderSearch = (answers: readonly Answer[], path = '/index') =>
  renderRoutes([{ path: '/index', element: <CommunitySearch /> }], { path, answers });

async function searchFor(text: string): Promise<void> {
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索社区、组织或仓库' }), `${text}{Enter}`);
}

test('nothing is asked before somebody searches', async () => {
  const { variables } = await renderSearch([]);

  expect(screen.getByRole('heading', { name: '没有签署链接？' })).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(variables).toEqual([]);
});

test('each community that was found leads to its signing page', async () => {
  const { variables } = await renderSearch([found('示例社区', '另一社区')]);

  await searchFor(' 社区 ');

  const region = await screen.findByRole('region', { name: '找到的社区' });
  expect(await within(region).findByRole('link', { name: '示例社区' })).toHaveAttribute('href', '/sign/web_example-0');
  expect(region).toHaveTextContent('共 2 项');
  expect(region).toHaveTextContent('https://example.org/1');
  expect(variables).toEqual([{ search: '社区', after: null }]);
});

test('a search in the address is run again, as after going back', async () => {
  const { variables } = await renderSearch([found('示例社区')], '/index?search=example&after=x');

  expect(await screen.findByRole('link', { name: '示例社区' })).toBeVisible();
  expect(variables).toEqual([{ search: 'example', after: 'x' }]);
});

test('says what to do when nothing is found, and clearing the search takes that away', async () => {
  await renderSearch([found()]);

  await searchFor('nobody');

  expect(await screen.findByText(/请向社区索取签署链接/)).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['cannot be reached', unreachable(ListedLinksDocument)],
  ['refuses too many searches', refusal(ListedLinksDocument, 'too_many_request', { retryAfter: 1 })],
])('offers a retry when the service %s', async (_what, failure) => {
  await renderSearch([failure, found('示例社区')]);

  await searchFor('example');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('link', { name: '示例社区' })).toBeVisible();
});
