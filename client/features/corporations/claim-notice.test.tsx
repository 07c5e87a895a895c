import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, unreachable } from '#client/test/mock-link.ts';
import { CorporationClaimDocument } from '#generated/graphql.ts';
import { button, confirm, DELETED, dialog, renderList, WAITING } from './testing/corporation-list.tsx';
import { claimOf, corporations } from './testing/corporations.ts';

const ENDS_TWO = '将有2份个人签署失效';
const RESTORABLE = { ...DELETED, completedAt: '2026-01-02T09:00:00.000Z' };

beforeEach(() => {
  // Signed documents are still on their way.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});

describe('before a corporation is approved', () => {
  test.each([
    ['STRUCTURE', '这个文件的内部结构不规范'],
    ['FORM', '这个文件带有XFA表单'],
    ['FORMATS', '这个文件带有Acrobat的格式设置'],
  ] as const)('a warning says that other programs may show another document: %s', async (signedPdfNote, title) => {
    await renderList([corporations([{ ...WAITING, signedPdfNote }], [1, 0, 0]), claimOf(0)]);

    await userEvent.click(await button('审核'));

    expect(await (await dialog()).findByText(title)).toBeVisible();
  });

  test('shows how many individual signatures end, and in which domains', async () => {
    const domains = ['example.org', 'example.net'];
    const { variables } = await renderList([corporations([{ ...WAITING, domains }], [1, 0, 0]), claimOf(2)]);

    await userEvent.click(await button('审核'));

    expect(await (await dialog()).findByText(ENDS_TWO)).toBeVisible();
    expect((await dialog()).getByText(/example\.org, example\.net/)).toBeVisible();
    expect(variables).toContainEqual({ id: WAITING.id });
  });

  test('says that none ends', async () => {
    await renderList([corporations([WAITING], [1, 0, 0]), claimOf(0)]);

    await userEvent.click(await button('审核'));

    expect(await (await dialog()).findByText(/没有有效的个人签署/)).toBeVisible();
  });

  test('a number that could not be had can be asked for again', async () => {
    await renderList([corporations([WAITING], [1, 0, 0]), unreachable(CorporationClaimDocument), claimOf(2)]);

    await userEvent.click(await button('审核'));
    await userEvent.click(await (await dialog()).findByRole('button', { name: '重试' }));

    expect(await (await dialog()).findByText(ENDS_TWO)).toBeVisible();
  });

  test('a refusal of the number is shown in the dialog', async () => {
    await renderList([corporations([WAITING], [1, 0, 0]), refusal(CorporationClaimDocument, 'no_permission')]);

    await userEvent.click(await button('审核'));

    expect(await (await dialog()).findByRole('alert')).toBeVisible();
  });
});

test('a corporation that was approved claims its domains again when it is restored', async () => {
  await renderList([corporations([RESTORABLE], [0, 0, 1]), claimOf(2)], '?state=deleted');

  await userEvent.click(await button('恢复'));

  expect(await (await dialog()).findByText(ENDS_TWO)).toBeVisible();
});

describe.each([
  ['approved', '审核', '通过', WAITING, [1, 0, 0], ''],
  ['restored', '恢复', '恢复', RESTORABLE, [0, 0, 1], '?state=deleted'],
] as const)('a corporation is not %s', (_done, opener, step, row, counts, query) => {
  const submit = async () => (await dialog()).getByRole('button', { name: step });

  test.each([
    ['is being looked up', { ...claimOf(2), delay: Infinity }, /正在加载/],
    ['could not be had', unreachable(CorporationClaimDocument), /加载失败/],
  ])('while the number of signings that end %s', async (_what, claim, shown) => {
    const { variables } = await renderList([corporations([row], [...counts]), claim], query);

    await userEvent.click(await button(opener));
    await (await dialog()).findAllByText(shown);
    await confirm(step);

    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(variables.filter((given) => 'input' in given)).toEqual([]);
  });

  test('before that number is shown', async () => {
    await renderList([corporations([row], [...counts]), unreachable(CorporationClaimDocument), claimOf(2)], query);

    await userEvent.click(await button(opener));
    await userEvent.click(await (await dialog()).findByRole('button', { name: '重试' }));

    expect(await (await dialog()).findByText(ENDS_TWO)).toBeVisible();
    await waitFor(async () => expect(await submit()).toHaveAttribute('aria-disabled', 'false'));
  });
});

test('an application claims nothing when it is restored', async () => {
  const { variables } = await renderList([corporations([DELETED], [0, 0, 1]), claimOf(2)], '?state=deleted');

  await userEvent.click(await button('恢复'));

  await dialog();
  expect(variables).not.toContainEqual({ id: DELETED.id });
});
