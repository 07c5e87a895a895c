import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { ListedLinksDocument } from '#generated/graphql.ts';
import { ProjectSearch } from './project-search.tsx';

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
  renderRoutes([{ path: '/index', element: <ProjectSearch /> }], { path, answers });

const field = () => screen.getByRole('searchbox', { name: '您的项目或签署链接' });
/** All at once, because a pause while it is typed would search for a part of it. */
async function enter(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

const address = () => screen.findByRole('status', { name: 'address' });

test('nothing is asked before somebody types, and an empty field is reported', async () => {
  const { variables } = await renderSearch([]);

  await userEvent.click(screen.getByRole('button', { name: '继续' }));

  expect(field()).toHaveAccessibleDescription(/请输入项目名称/);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(variables).toEqual([]);
});

test('a name is looked for once the reader pauses, and each community leads to its signing page', async () => {
  const { variables } = await renderSearch([found('示例社区', '另一社区')]);

  await enter(' 社区 ');

  const region = await screen.findByRole('region', { name: '找到的社区' });
  expect(await within(region).findByRole('link', { name: '示例社区' })).toHaveAttribute('href', '/sign/web_example-0');
  expect(region).toHaveTextContent('共2项');
  expect(region).toHaveTextContent('https://example.org/1');
  expect(variables).toEqual([{ search: '社区', after: null }]);
});

test.each([
  ['link', 'https://signet.example/sign/web_example-1000000000000000001?lang=zh'],
  ['whole id', 'web_example-1000000000000000001'],
])('a pasted %s leads to its signing page without a search', async (_what, pasted) => {
  const { variables } = await renderSearch([]);

  await enter(pasted);
  await userEvent.keyboard('{Enter}');

  expect(await address()).toHaveTextContent('/sign/web_example-1000000000000000001');
  expect(variables).toEqual([]);
});

test('a search in the address is run again, as after going back', async () => {
  const { variables } = await renderSearch([found('示例社区')], '/index?search=example&after=x');

  expect(await screen.findByRole('link', { name: '示例社区' })).toBeVisible();
  expect(field()).toHaveValue('example');
  expect(variables).toEqual([{ search: 'example', after: 'x' }]);
});

test('says what to do when nothing is found, and clearing the field takes that away', async () => {
  await renderSearch([found()]);

  await enter('nobody');
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText(/请向社区索取签署链接/)).toBeVisible();
  expect(screen.getByRole('link', { name: '作为项目ID打开' })).toHaveAttribute('href', '/sign/nobody');
  await userEvent.clear(field());
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test.each([
  ['cannot be reached', unreachable(ListedLinksDocument)],
  ['refuses too many searches', refusal(ListedLinksDocument, 'too_many_request', { retryAfter: 1 })],
])('offers a retry when the service %s', async (_what, failure) => {
  await renderSearch([failure, found('示例社区')]);

  await enter('example');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('link', { name: '示例社区' })).toBeVisible();
});
