import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { forgetDraft } from './draft-store.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import { textbox, fill, address, LOCAL } from './testing/wizard-page.ts';

const steps = () => within(screen.getByRole('navigation', { name: '绑定步骤' }));

describe('the draft', () => {
  test('survives a reload', async () => {
    const first = await renderWizard('/config-org', { manager: LOCAL });
    await fill(await textbox(/社区名称/), '示例社区');
    await fill(await textbox(/项目地址/), 'https://example.org');
    first.unmount();

    await renderWizard('/config-org', { manager: LOCAL });

    expect(await textbox(/社区名称/)).toHaveValue('示例社区');
    expect(await textbox(/项目地址/)).toHaveValue('https://example.org');
  });

  test('is kept under one key of session storage, without the name of the manager', async () => {
    await renderWizard('/config-org', { manager: LOCAL });

    await fill(await textbox(/社区名称/), '示例社区');

    expect(sessionStorage).toHaveLength(1);
    expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).not.toContain('demo');
    expect(localStorage).toHaveLength(0);
  });

  test('is not shown to another manager in the same tab', async () => {
    const first = await renderWizard('/config-org', { manager: LOCAL, draft: COMPLETE_DRAFT });
    expect(await textbox(/社区名称/)).toHaveValue(' 示例社区 ');
    first.unmount();

    await renderWizard('/config-org', { manager: { ...LOCAL, account: 'other' } });

    expect(await textbox(/社区名称/)).toHaveValue('');
  });

  test('is gone once discarded', async () => {
    await renderWizard('/config-org', { manager: LOCAL, draft: COMPLETE_DRAFT });
    expect(await textbox(/社区名称/)).toHaveValue(' 示例社区 ');

    forgetDraft();

    await waitFor(async () => expect(await textbox(/社区名称/)).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the steps', () => {
  test('are links once reachable, and the current one is marked', async () => {
    await renderWizard('/config-fields', { draft: { ...COMPLETE_DRAFT, senderAddress: '' } });

    await screen.findByRole('heading', { level: 1, name: '设置签署人填写的字段' });

    const items = steps().getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(
      steps()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['项目', 'CLA文件', '4发件邮箱']);
    expect(
      within(items[2] as HTMLElement)
        .getByText('签署字段')
        .closest('[aria-current]'),
    ).toHaveAttribute('aria-current', 'step');
  });

  test.each(['/config-cla-link', '/config-fields', '/config-email', '/config-check'])(
    'none is ticked before it is complete: %s',
    async (path) => {
      await renderWizard(path, { draft: EMPTY_DRAFT });

      expect(await screen.findByRole('link', { name: /^\s*1\s*项目$/ })).toBeVisible();
    },
  );

  test('say what is missing when opened too early, and lead there', async () => {
    await renderWizard('/config-check', { draft: { ...EMPTY_DRAFT, alias: '示例社区' } });

    const link = await screen.findByRole('link', { name: '去完成' });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('请选择组织');
    expect(notice).toHaveTextContent('请填写项目地址和社区名称');
    expect(notice).toHaveTextContent('请至少提供一份CLA');
    expect(notice).toHaveTextContent('请选择或授权发件邮箱');
    expect(screen.queryByRole('button', { name: '提交并启用' })).not.toBeInTheDocument();
    await userEvent.click(link);

    expect(address()).toBe('/config-org');
    expect(await textbox(/社区名称/)).toHaveValue('示例社区');
  });

  test('lose nothing when going back and forth', async () => {
    await renderWizard('/config-fields', { draft: COMPLETE_DRAFT });

    await userEvent.click(await screen.findByRole('link', { name: '上一步' }));
    await userEvent.click(await screen.findByRole('button', { name: '下一步' }));

    expect(address()).toBe('/config-fields');
    expect((await screen.findAllByRole('textbox', { name: /标题/ }))[0]).toHaveValue('手机');
  });
});
