import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, Outlet, type RouteObject, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageTitle } from '#client/components/page-title.tsx';
import { ConfigCheckPage } from '#client/features/bind-cla/config-check-page.tsx';
import { ChooserPage } from '#client/features/sign/chooser-page.tsx';
import { UpdateStep } from '#client/features/sign/update-step.tsx';
import { answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { CreatedLinkDocument, LinkDocument, SignLinkAliasDocument } from '#generated/graphql.ts';
import { connectRoles } from './connections.ts';
import { toRoute } from './to-route.tsx';
import { usePageArrival } from './use-page-arrival.ts';

function Frame(): ReactElement {
  usePageArrival();
  return <Outlet />;
}

const open = (route: RouteObject, path: string, answers: Parameters<typeof renderRoutes>[1]) =>
  renderRoutes([{ element: <Frame />, children: [route] }], { path, ...answers });

const created = refusal(CreatedLinkDocument, 'system_error');
const unknown = [refusal(LinkDocument, 'no_link'), answer(SignLinkAliasDocument, { signLinkAlias: null })];
const update = <UpdateStep linkId="web_example-1" community="示例社区" onSigned={() => undefined} />;

test.each([
  ['/sign/web_unknown-1', '/sign/:linkId', <ChooserPage key="chooser" />, unknown, '签署CLA · Signet'],
  [
    '/sign-cla/web_example-1/individual',
    '/sign-cla/:linkId/individual',
    update,
    [],
    '同意“示例社区”的新版个人CLA · Signet',
  ],
  ['/config-check?created=web_1', '/config-check', <ConfigCheckPage key="check" />, [created], '绑定完成 · Signet'],
])('the tab of %s is named after the heading of the page', async (path, pattern, element, answers, title) => {
  await open({ path: pattern, handle: { titleId: 'app.notFound.title', pageType: 'org' }, element }, path, { answers });

  await waitFor(() => expect(document.title).toBe(title));
});

function NamedPage(): ReactElement {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle>项目设置</PageTitle>
      <input aria-label="名称" />
      <output aria-label="tab">{search.get('state')}</output>
    </>
  );
}

const connect = () => connectRoles().community.apollo;

test.each([
  ['/links/web_a', '/links/web_b'],
  ['/add-cla?link_id=web_a', '/add-cla?link_id=web_b'],
])('%s and %s are two pages, though of one route: the second starts over, at its heading', async (first, second) => {
  const [path = ''] = first.replace('web_a', ':linkId').split('?');
  const load = async () => NamedPage;
  const route = toRoute({ path, titleId: 'app.notFound.title', pageType: 'not-logged-in', load }, connect);
  const frame = (
    <main>
      <Frame />
      <Link to={second}>另一个项目</Link>
    </main>
  );
  await renderRoutes([{ element: frame, children: [route] }], { path: first });
  const heading = await screen.findByRole('heading');
  await userEvent.type(screen.getByRole('textbox'), '草稿');

  await userEvent.click(screen.getByRole('link', { name: '另一个项目' }));

  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  expect(heading).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a page stays as it is when only what it shows of itself changes', async () => {
  const load = async () => NamedPage;
  const route = toRoute(
    { path: '/links/:linkId', titleId: 'app.notFound.title', pageType: 'not-logged-in', load },
    connect,
  );
  const frame = (
    <main>
      <Frame />
      <Link to="/links/web_a?state=deleted">已删除</Link>
    </main>
  );
  await renderRoutes([{ element: frame, children: [route] }], { path: '/links/web_a' });
  await screen.findByRole('heading');
  await userEvent.type(screen.getByRole('textbox'), '草稿');

  await userEvent.click(screen.getByRole('link', { name: '已删除' }));

  await waitFor(() => expect(screen.getByRole('status', { name: 'tab' })).toHaveTextContent('deleted'));
  expect(screen.getByRole('textbox')).toHaveValue('草稿');
  expect(screen.getByRole('link', { name: '已删除' })).toHaveFocus();
});
