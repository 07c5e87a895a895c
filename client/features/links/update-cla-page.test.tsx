import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { type RestServer, startRestServer } from '#client/test/rest-server.ts';
import {
  ClaUpdatePreviewDocument,
  type ClaUpdateReviewFragment,
  type ClaVersionRowFragment,
  LinkClasDocument,
  UpdateClaDocument,
} from '#generated/graphql.ts';
import { buildLinkClas, buildVersion } from './test-links.ts';
import { UpdateCorporationClaPage, UpdateIndividualClaPage } from './update-cla-page.tsx';

const LINK_ID = 'web_example-1';
const SHA256 = 'ab'.repeat(32);
const PHONE = {
  __typename: 'FieldDefinition',
  id: '2',
  type: 'TELEPHONE',
  title: '个人电话',
  description: '',
  required: false,
} as const;
const PLAIN = buildVersion({ number: 0 });
const WITH_PHONE = buildVersion({ number: 0, fields: [...PLAIN.cla.fields, PHONE] });

let server: RestServer | undefined;
afterEach(async () => {
  await server?.close();
});

const details = (...versions: ClaVersionRowFragment[]) =>
  answer(LinkClasDocument, { linkDetails: buildLinkClas(versions) });
const updated = answer(UpdateClaDocument, {
  updateCla: { __typename: 'LinkClaPayload', link: buildLinkClas([PLAIN]) },
});
const preview = (facts: Partial<ClaUpdateReviewFragment> = {}) =>
  answer(ClaUpdatePreviewDocument, {
    claUpdatePreview: {
      __typename: 'ClaUpdatePreview',
      isTextAvailable: true,
      graceEndsAt: '2026-03-01T08:00:00.000Z',
      recipients: { __typename: 'ClaRecipients', individual: 12, corporation: 0, employee: 0, unmailed: 0 },
      paragraphs: [
        {
          __typename: 'ClaDiffParagraph',
          kind: 'ADDED',
          before: [],
          after: [{ __typename: 'ClaDiffRun', text: '第二条 出口管制', changed: true }],
        },
      ],
      ...facts,
    },
  });

async function renderPage(answers: readonly Answer[], path = `/update-individual-url/zh?link_id=${LINK_ID}`) {
  server = await startRestServer([{ status: 200, json: { data: { sha256: SHA256, size: 102_400, pages: 3 } } }]);
  return renderRoutes(
    [
      { path: '/update-individual-url/:lang', element: <UpdateIndividualClaPage /> },
      { path: '/update-corp-url/:lang', element: <UpdateCorporationClaPage /> },
    ],
    { path, answers, hasToasts: true },
  );
}

async function upload(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: /上传文件/ }));
  const input = screen.getByLabelText<HTMLInputElement>(/选择PDF文件/);
  await userEvent.upload(input, new File(['%PDF'], 'cla.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('cla.pdf')).toBeVisible();
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const review = () => press('下一步：查看影响');

const UPDATE = { linkId: LINK_ID, type: 'INDIVIDUAL', language: 'ZH', documentSha256: SHA256, replacedClaId: 'cla-0' };

describe('a new version of a CLA', () => {
  test('is published only after its effect was reviewed', async () => {
    const { variables } = await renderPage([details(PLAIN), preview(), updated]);

    await upload();
    await review();
    expect(await screen.findByRole('heading', { name: '发布前确认' })).toHaveFocus();
    expect(screen.getByText('将向12位签署人发送邮件。')).toBeVisible();
    expect(screen.getByText(/宽限期结束后，尚未同意新版本的签署将失效/)).toBeVisible();
    expect(screen.getByText(/天，现在发布则到2026年3月1日.*(?:GMT|UTC)/)).toBeVisible();
    expect(await screen.findByText('第二条 出口管制')).toBeVisible();
    expect(variables.at(-1)).toEqual(UPDATE);
    await press('发布并通知12人');

    expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(`/linked-repo/${LINK_ID}`);
    expect(variables.at(-1)).toEqual({ input: UPDATE });
  });

  test('that is published once the manager has left the page leaves them where they are', async () => {
    const publishing = late(updated);
    const { goTo, place } = await renderPage([details(PLAIN), preview(), publishing.answer]);
    await upload();
    await review();
    await press('发布并通知12人');
    await goTo('/elsewhere');

    await publishing.arrive();

    expect(await screen.findByRole('status', { name: '新版本已发布' })).toBeVisible();
    expect(place()).toBe('/elsewhere');
  });

  test('can be edited again after the review, with everything still there', async () => {
    await renderPage([details(WITH_PHONE), preview()]);

    await upload();
    await review();
    await press('返回修改');

    expect(screen.getByRole('heading', { name: 'CLA正文' })).toHaveFocus();
    expect(screen.getByText('cla.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: /删除.*个人电话/ })).toBeVisible();
  });

  test('may change fields alone, which the review lists', async () => {
    const { variables } = await renderPage([details(WITH_PHONE), preview({ paragraphs: [] }), updated]);

    await userEvent.click(await screen.findByRole('radio', { name: '正文不变，只修改签署字段' }));
    await press(/删除.*个人电话/);
    await review();

    const removed = (await screen.findByText('个人电话')).closest('li');
    expect(removed).toHaveTextContent('删除');
    expect(screen.getByText('正文不变')).toBeVisible();
    const { documentSha256: _none, ...kept } = UPDATE;
    const fields = [
      { type: 'NAME', title: '姓名', description: '', required: true },
      { type: 'EMAIL', title: '邮箱', description: '', required: true },
    ];
    expect(variables.at(-1)).toEqual({ ...kept, fields });
  });

  test('with a title that signed documents cannot print names it at its field and is not sent', async () => {
    const { variables } = await renderPage([details(WITH_PHONE)]);

    await userEvent.click(await screen.findByRole('radio', { name: '正文不变，只修改签署字段' }));
    const title = screen.getByRole('textbox', { name: /标题/ });
    await userEvent.type(title, '📧');
    await userEvent.tab();
    await waitFor(() => expect(title).toHaveAccessibleDescription(/“📧”无法印在签署文件上/));
    await review();

    expect(title).toHaveFocus();
    expect(variables).toHaveLength(1);
  });

  test('without any change is not sent', async () => {
    const { variables } = await renderPage([details(PLAIN)]);

    await userEvent.click(await screen.findByRole('radio', { name: '正文不变，只修改签署字段' }));
    await review();

    expect(screen.getByText(/没有可发布的内容/)).toBeVisible();
    expect(variables).toHaveLength(1);
  });

  test('that reaches nobody says so', async () => {
    const recipients = {
      __typename: 'ClaRecipients',
      individual: 0,
      corporation: 0,
      employee: 0,
      unmailed: 0,
    } as const;
    await renderPage([details(PLAIN), preview({ recipients })]);

    await upload();
    await review();

    expect(await screen.findByText('没有人签署过旧版本，不会发送邮件。')).toBeVisible();
    expect(screen.getByRole('button', { name: '发布新版本' })).toBeVisible();
  });

  test('says how many are not mailed', async () => {
    const recipients = {
      __typename: 'ClaRecipients',
      individual: 0,
      corporation: 0,
      employee: 0,
      unmailed: 7,
    } as const;
    await renderPage([details(PLAIN), preview({ recipients })]);

    await upload();
    await review();

    expect(await screen.findByText(/^7份导入或登记的签署不会收到邮件/)).toBeVisible();
    expect(screen.queryByText(/没有人签署过旧版本/)).not.toBeInTheDocument();
  });

  test('with the same text as the current one is refused with the reason', async () => {
    const same = refusal(ClaUpdatePreviewDocument, 'bad_request_parameter', {
      field: 'documentSha256',
      reason: 'unchanged',
    });
    await renderPage([details(PLAIN), same]);

    await upload();
    await review();

    expect(within(await screen.findByRole('alert')).getByText('CLA没有保存')).toBeVisible();
  });

  test('that was replaced while it was reviewed is refused with the reason', async () => {
    await renderPage([details(PLAIN), preview(), refusal(UpdateClaDocument, 'cla_exists')]);

    await upload();
    await review();
    await press('发布并通知12人');

    expect(await screen.findByRole('alert')).toHaveFocus();
  });

  test.each([
    ['/update-individual-url/fr', 'a language that does not exist'],
    ['/update-corp-url/zh', 'a type that the link does not have'],
  ])('at %s (%s) says that there is nothing to replace', async (path) => {
    await renderPage([details(PLAIN)], `${path}?link_id=${LINK_ID}`);

    expect(await screen.findByText(/这种语言还没有CLA/)).toBeVisible();
  });
});
