import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConfigCheckPage } from '#client/features/bind-cla/config-check-page.tsx';
import { ChooserPage } from '#client/features/sign/chooser-page.tsx';
import { UpdateStep } from '#client/features/sign/update-step.tsx';
import { answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { CreatedLinkDocument, LinkDocument, SignLinkAliasDocument } from '#generated/graphql.ts';
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
  ['/sign/web_unknown-1', '/sign/:linkId', <ChooserPage key="chooser" />, unknown, '签署 CLA · Signet'],
  [
    '/sign-cla/web_example-1/individual',
    '/sign-cla/:linkId/individual',
    update,
    [],
    '同意示例社区的新版个人 CLA · Signet',
  ],
  ['/config-check?created=web_1', '/config-check', <ConfigCheckPage key="check" />, [created], '绑定完成 · Signet'],
])('the tab of %s is named after the heading of the page', async (path, pattern, element, answers, title) => {
  await open({ path: pattern, handle: { titleId: 'app.notFound.title', pageType: 'org' }, element }, path, { answers });

  await waitFor(() => expect(document.title).toBe(title));
});
