import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinksDocument, type LinkRowFragment, SetLinkSigningStateDocument } from '#generated/graphql.ts';
import { LinkedRepoPage } from './linked-repo-page.tsx';
import { buildLinkRow } from './test-links.ts';

const ROW = buildLinkRow();
const PAUSED = buildLinkRow({ link: { ...ROW.link, signingState: 'PAUSED', visitorText: '五月恢复。' } });

const links = (row: LinkRowFragment) =>
  answer(LinksDocument, {
    links: {
      __typename: 'LinkDetailsConnection',
      nodes: [row],
      totalCount: 1,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
const saved = (row: LinkRowFragment) =>
  answer(SetLinkSigningStateDocument, { setLinkSigningState: { __typename: 'LinkPayload', link: row } });

async function open(answers: readonly Answer[]) {
  const page = await renderRoutes([{ path: '/linked-repo', element: <LinkedRepoPage /> }], {
    path: '/linked-repo',
    answers,
  });
  await chooseFromMenu('示例社区的更多操作', '暂停或关闭签署');
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

test('signing is paused with a text for visitors, and the list says so', async () => {
  const { dialog, variables } = await open([links(ROW), saved(PAUSED), links(PAUSED)]);

  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: /暂停签署/ }));
  expect(dialog.getByText(/已有的签署继续有效/)).toBeVisible();
  await enterText(dialog.getByRole('textbox', { name: /给访问者的说明/ }), '五月恢复。');
  await save();

  expect(await screen.findByText('已暂停')).toBeVisible();
  expect(variables).toContainEqual({ input: { linkId: ROW.id, state: 'PAUSED', visitorText: '五月恢复。' } });
});

test('a text that is too long is not sent', async () => {
  const { dialog, variables } = await open([links(PAUSED)]);

  const text = dialog.getByRole('textbox', { name: /给访问者的说明/ });
  await userEvent.click(text);
  await userEvent.paste('长'.repeat(500));
  await save();

  expect(text).toBeInvalid();
  expect(variables).toHaveLength(1);
});
