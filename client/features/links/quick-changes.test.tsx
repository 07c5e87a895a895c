import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, slow } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  type ClaVersionRowFragment,
  LinkClasDocument,
  RemoveClaDocument,
  UnlinkLinkDocument,
} from '#generated/graphql.ts';
import { LinkClasPage } from './link-clas-page.tsx';
import { LinkedRepoPage } from './linked-repo-page.tsx';
import { buildLinkClas, buildLinkRow, buildVersion, UNSIGNED } from './test-links.ts';
import { listLinks } from './testing/list-links.ts';

const ROW = buildLinkRow();

const named = (id: string, alias: string) => buildLinkRow({ id, link: { ...ROW.link, id, alias } });
const details = (...versions: ClaVersionRowFragment[]) =>
  answer(LinkClasDocument, { linkDetails: buildLinkClas(versions) });

const render = (path: string, answers: readonly Answer[]) =>
  renderRoutes(
    [
      { path: '/linked-repo', element: <LinkedRepoPage /> },
      { path: '/linked-repo/:linkId', element: <LinkClasPage /> },
    ],
    { path, answers },
  );
const unlinked = (unlinkedLinkId: string) =>
  answer(UnlinkLinkDocument, { unlinkLink: { __typename: 'UnlinkLinkPayload', unlinkedLinkId } });
async function confirm(name: string): Promise<void> {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

test('projects are listed as they are after the last change, even while a reload from before is under way', async () => {
  const other = { ...named('web_example-2', '另一个社区'), ...UNSIGNED };
  await render('/linked-repo', [
    listLinks(buildLinkRow(UNSIGNED), other),
    unlinked(ROW.id),
    slow(listLinks(other)),
    unlinked(other.id),
    listLinks(named('web_example-3', '新社区')),
  ]);

  for (const alias of ['示例社区', '另一个社区']) {
    await chooseFromMenu(`“${alias}”的更多操作`, '解除绑定');
    await confirm('解除绑定');
  }

  expect(await screen.findByRole('link', { name: '新社区' })).toBeVisible();
});

test('CLAs are listed as they are after the last change, even while a reload from before is under way', async () => {
  const [zh, en] = [buildVersion({ number: 0 }), buildVersion({ number: 1, language: 'EN' })];
  const removed = (...versions: ClaVersionRowFragment[]) =>
    answer(RemoveClaDocument, { removeCla: { __typename: 'LinkPayload', link: buildLinkClas(versions) } });
  const gone = { ...zh, state: 'REMOVED' } as const;
  await render(`/linked-repo/${ROW.id}`, [
    details(zh, en),
    removed(gone, en),
    slow(details(gone, en)),
    removed(gone, { ...en, state: 'REMOVED' }),
    details(gone, { ...en, state: 'REMOVED' }, buildVersion({ number: 2, version: 7 })),
  ]);

  for (const name of ['中文', 'English']) {
    await chooseFromMenu(`“${name} · 第1版”的更多操作`, '移除');
    await confirm('移除');
  }

  expect(await screen.findByRole('rowheader', { name: '中文 · 第7版' })).toBeVisible();
});
