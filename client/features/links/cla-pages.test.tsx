import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { type RestServer, startRestServer } from '#client/test/rest-server.ts';
import { AddClaDocument, type ClaVersionRowFragment, LinkClasDocument, LinksDocument } from '#generated/graphql.ts';
import { AddIndividualClaPage } from './add-cla-page.tsx';
import { buildLinkClas, buildLinkRow, buildVersion } from './test-links.ts';

const LINK_ID = 'web_example-1';
const SHA256 = 'ab'.repeat(32);
const ZH = buildVersion({ number: 0 });
const EN = buildVersion({ number: 1, language: 'EN' });

let server: RestServer | undefined;

const details = (...versions: ClaVersionRowFragment[]) =>
  answer(LinkClasDocument, { linkDetails: buildLinkClas(versions) });
const added = answer(AddClaDocument, { addCla: { __typename: 'LinkClaPayload', link: buildLinkClas([ZH, EN]) } });

async function renderPage(path: string, answers: readonly Answer[]) {
  server = await startRestServer([{ status: 200, json: { data: { sha256: SHA256, size: 102_400, pages: 3 } } }]);
  return renderRoutes([{ path: '/add-individual-url', element: <AddIndividualClaPage /> }], {
    path,
    answers,
    hasToasts: true,
  });
}

async function upload(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /上传文件/ }));
  const input = screen.getByLabelText<HTMLInputElement>(/选择PDF文件/);
  await userEvent.upload(input, new File(['%PDF'], 'cla.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('cla.pdf')).toBeVisible();
}
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.findByRole('status', { name: 'address' });

afterEach(async () => {
  await server?.close();
});

test('a viewer of the link sees that they cannot change it', async () => {
  const linkDetails = { ...buildLinkClas([ZH]), viewerRole: 'VIEWER' as const };
  await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [answer(LinkClasDocument, { linkDetails })]);

  expect(await screen.findByText('查看者不能修改这个项目')).toBeVisible();
  expect(screen.queryByRole('button', { name: '添加' })).not.toBeInTheDocument();
});

describe('a CLA in a further language', () => {
  test('is sent with its text and fields, then the link is shown', async () => {
    const { variables } = await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH), added]);

    await upload();
    await submit('添加');

    expect(await address()).toHaveTextContent(`/linked-repo/${LINK_ID}`);
    expect(variables.at(-1)).toEqual({
      input: {
        linkId: LINK_ID,
        type: 'INDIVIDUAL',
        language: 'EN',
        documentSha256: SHA256,
        fields: [
          { type: 'NAME', title: 'Name', description: '', required: true },
          { type: 'EMAIL', title: 'E-Mail', description: '', required: true },
        ],
      },
    });
  });

  test('that is added once the manager has left the page leaves them where they are', async () => {
    const adding = late(added);
    const { goTo, place } = await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH), adding.answer]);
    await upload();
    await submit('添加');
    await goTo('/elsewhere');

    await adding.arrive();

    expect(await screen.findByRole('status', { name: 'CLA已添加' })).toBeVisible();
    expect(place()).toBe('/elsewhere');
  });

  test('is not sent without its text', async () => {
    const { variables } = await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH)]);

    await screen.findByRole('radio', { name: 'English' });
    expect(screen.queryByRole('radio', { name: '中文' })).not.toBeInTheDocument();
    await submit('添加');

    expect(await screen.findByRole('textbox', { name: /PDF地址/ })).toBeInvalid();
    expect(variables).toHaveLength(1);
  });

  test('with a title that signed documents cannot print names it at its field and is not sent', async () => {
    const { variables } = await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH)]);

    await upload();
    await userEvent.click(screen.getByRole('button', { name: '添加字段' }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'fax');
    const title = screen.getByRole('textbox', { name: /标题/ });
    await enterText(title, 'Fax 📠');
    await userEvent.tab();
    await waitFor(() => expect(title).toHaveAccessibleDescription(/“📠”无法印在签署文件上/));
    await submit('添加');

    expect(title).toHaveFocus();
    expect(variables).toHaveLength(1);
  });

  test('that another manager has just added is refused with the reason', async () => {
    await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH), refusal(AddClaDocument, 'cla_exists')]);

    await upload();
    await submit('添加');

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('CLA没有保存');
    expect(notice).toHaveFocus();
    expect(screen.getByText('cla.pdf')).toBeVisible();
  });

  test('is not offered when every language has one', async () => {
    await renderPage(`/add-individual-url?link_id=${LINK_ID}`, [details(ZH, EN)]);

    expect(await screen.findByText(/两种语言都已有CLA/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加' })).not.toBeInTheDocument();
  });

  test('asks for the link if the address has none', async () => {
    const links = answer(LinksDocument, {
      links: {
        __typename: 'LinkDetailsConnection',
        nodes: [buildLinkRow()],
        totalCount: 1,
        pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'x' },
      },
    });
    await renderPage('/add-individual-url', [links, details(ZH)]);

    expect(await screen.findByRole('link', { name: '查找其他项目' })).toHaveAttribute('href', '/linked-repo');
    await userEvent.click(screen.getByRole('link', { name: '示例社区' }));

    expect(await screen.findByRole('radio', { name: 'English' })).toBeVisible();
  });
});
