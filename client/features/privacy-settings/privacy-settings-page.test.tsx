import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  PrivacySettingsDocument,
  type PrivacySettingsFragment,
  RemoveLinkPolicyDocumentDocument,
  SetLinkPolicyDocumentDocument,
} from '#generated/graphql.ts';
import { PrivacySettingsPage } from './privacy-settings-page.tsx';

const LINK_ID = 'web_example-1';
const NONE: PrivacySettingsFragment = {
  __typename: 'PrivacySettings',
  id: LINK_ID,
  alias: '示例社区',
  privacyVersion: null,
  documents: [],
};
const OWN: PrivacySettingsFragment = {
  ...NONE,
  privacyVersion: '7 (0123456789ab)',
  documents: [
    {
      __typename: 'LinkPolicyDocument',
      set: 'PRIVACY',
      language: 'ZH',
      platform: 'GITEE',
      owner: 'example',
      repo: 'legal',
      path: '隐私.md',
      readAt: '2026-01-01T08:00:00.000Z',
    },
  ],
};
const PAYLOAD = { __typename: 'PrivacySettingsPayload' } as const;
const saved = answer(SetLinkPolicyDocumentDocument, { setLinkPolicyDocument: { ...PAYLOAD, settings: OWN } });

const renderSettings = (settings: PrivacySettingsFragment, ...answers: Answer[]) =>
  renderRoutes([{ path: '/privacy-settings/:linkId', element: <PrivacySettingsPage /> }], {
    path: `/privacy-settings/${LINK_ID}`,
    hasToasts: true,
    answers: [answer(PrivacySettingsDocument, { privacySettings: settings }), ...answers],
  });
const policy = async () => within(await screen.findByRole('region', { name: '隐私政策' }));

async function enter(url: string): Promise<ReturnType<typeof within>> {
  await userEvent.click((await policy()).getByRole('button', { name: '设置：隐私政策（中文）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '隐私政策（中文）' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /文件链接/ }), url);
  await userEvent.click(dialog.getByRole('button', { name: '读取并保存' }));
  return dialog;
}

test('a file is read by the address of its page, and then named with its version', async () => {
  const { variables } = await renderSettings(NONE, saved, answer(PrivacySettingsDocument, { privacySettings: OWN }));
  expect((await policy()).getByText(/默认文本/)).toBeVisible();

  await enter('https://gitee.com/example/legal/blob/master/%E9%9A%90%E7%A7%81.md');

  expect(await screen.findByText('Gitee: example/legal/隐私.md')).toBeVisible();
  expect((await policy()).getByText(/7 \(0123456789ab\)/)).toBeVisible();
  expect((await policy()).getByText(/读取于2026年1月1日.*(?:GMT|UTC)/)).toBeVisible();
  const file = { platform: 'GITEE', owner: 'example', repo: 'legal', path: '隐私.md' };
  expect(variables).toContainEqual({ input: { linkId: LINK_ID, set: 'PRIVACY', language: 'ZH', ...file } });
});

test('another address is not sent, and a file that cannot be read is reported at its input', async () => {
  const unreadable = refusal(SetLinkPolicyDocumentDocument, 'privacy_config_error');
  const { variables } = await renderSettings(NONE, unreadable);

  const dialog = await enter('https://example.org/privacy.md');
  const input = dialog.getByRole('textbox');
  expect(input).toBeInvalid();
  expect(variables).toHaveLength(1);
  await userEvent.clear(input);
  await enterText(input, 'https://github.com/example/legal/blob/main/privacy.md');
  await userEvent.click(dialog.getByRole('button', { name: '读取并保存' }));

  expect(await dialog.findByText(/无法读取这个文件/)).toBeVisible();
  expect(input).toBeInvalid();
  expect(variables).toHaveLength(2);
});

test('a file that could not be read can be tried again as it is, such as once it is public', async () => {
  const unreadable = refusal(SetLinkPolicyDocumentDocument, 'privacy_config_error');
  const { variables } = await renderSettings(NONE, unreadable, unreadable);
  const dialog = await enter('https://github.com/example/legal/blob/main/privacy.md');
  expect(await dialog.findByText(/无法读取这个文件/)).toBeVisible();

  expect(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: '读取并保存' }));

  await waitFor(() => expect(variables).toHaveLength(3));
});

test("removing a text says that the service's is shown again", async () => {
  const removed = answer(RemoveLinkPolicyDocumentDocument, {
    removeLinkPolicyDocument: { ...PAYLOAD, settings: NONE },
  });
  const { variables } = await renderSettings(OWN, removed, answer(PrivacySettingsDocument, { privacySettings: NONE }));

  await userEvent.click((await policy()).getByRole('button', { name: '移除：隐私政策（中文）' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/重新显示本服务的默认文本/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '移除' }));

  expect(await (await policy()).findByText(/目前显示本服务的默认文本/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: '隐私政策' })).toHaveFocus());
  expect(variables).toContainEqual({ input: { linkId: LINK_ID, set: 'PRIVACY', language: 'ZH' } });
});

test('texts are shown as after the last change, even while a reload from before is under way', async () => {
  const [stored] = OWN.documents;
  const both = { ...OWN, documents: stored === undefined ? [] : [stored, { ...stored, language: 'EN' as const }] };
  const removedTo = (settings: PrivacySettingsFragment) =>
    answer(RemoveLinkPolicyDocumentDocument, { removeLinkPolicyDocument: { ...PAYLOAD, settings } });
  await renderSettings(
    both,
    removedTo({ ...both, documents: both.documents.slice(1) }),
    slow(answer(PrivacySettingsDocument, { privacySettings: { ...both, documents: both.documents.slice(1) } })),
    removedTo(NONE),
    answer(PrivacySettingsDocument, { privacySettings: { ...OWN, privacyVersion: '8 (0123456789ab)' } }),
  );

  for (const language of ['中文', 'English']) {
    await userEvent.click((await policy()).getByRole('button', { name: `移除：隐私政策（${language}）` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }

  expect(await (await policy()).findByText(/8 \(0123456789ab\)/)).toBeVisible();
});

test('a file that turns out unreadable after the page was left appears as a toast', async () => {
  const reading = late(refusal(SetLinkPolicyDocumentDocument, 'privacy_config_error'));
  const { goTo } = await renderSettings(NONE, reading.answer);
  await enter('https://gitee.com/example/legal/blob/master/privacy.md');
  await goTo('/elsewhere');

  await reading.arrive();

  expect(screen.getByRole('alert', { name: /无法读取这个文件/ })).toBeVisible();
});

test('settings that cannot be refreshed after a change say that they may be out of date', async () => {
  await renderSettings(NONE, saved, unreachable(PrivacySettingsDocument));

  await enter('https://gitee.com/example/legal/blob/master/%E9%9A%90%E7%A7%81.md');

  expect(await screen.findByText('刷新失败，显示的内容可能不是最新的')).toBeVisible();
  expect(screen.getByText('Gitee: example/legal/隐私.md')).toBeVisible();
});
