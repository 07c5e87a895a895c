import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { ClaDiff } from './cla-diff.tsx';
import { buildDiff, buildParagraph } from './testing/build-diff.ts';

const LONG = buildDiff({
  paragraphs: [
    buildParagraph('第[一]版', '第[二]版'),
    ...['第一条', '第二条', '第三条', '第四条', '第五条'].map((text) => buildParagraph(text)),
    buildParagraph('第六条 仲裁', ''),
  ],
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const change = (name: RegExp) => screen.getByRole('group', { name });

describe('the changes', () => {
  test('are conveyed by elements and words, not only by colour', async () => {
    await renderPage(<ClaDiff diff={buildDiff()} />);

    const changed = change(/^第1处改动，共2处：修改/);
    expect(within(changed).getByRole('deletion')).toHaveTextContent('〔删除〕社区〔完〕');
    expect(within(changed).getByRole('insertion')).toHaveTextContent('〔新增〕社区及其用户〔完〕');
    expect(changed).toHaveTextContent('−您授予');
    expect(changed).toHaveTextContent('+您授予');
    const added = change(/^第2处改动，共2处：新增段落/);
    expect(within(added).getByRole('insertion')).toHaveTextContent('第四条 出口管制');
    expect(within(added).queryByRole('deletion')).not.toBeInTheDocument();
  });

  test('cover the whole of a removed paragraph', async () => {
    await renderPage(<ClaDiff diff={LONG} />);

    const removed = change(/删除段落/);

    expect(within(removed).getByRole('deletion')).toHaveTextContent('第六条 仲裁');
    expect(within(removed).queryByRole('insertion')).not.toBeInTheDocument();
  });

  test('are visited one after the other, up to either end', async () => {
    await renderPage(<ClaDiff diff={LONG} />);
    expect(screen.getByText('共2处改动')).toBeVisible();
    expect(button('上一处改动')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(button('下一处改动'));
    expect(change(/^第1处/)).toHaveFocus();
    await userEvent.click(button('下一处改动'));
    expect(change(/^第2处/)).toHaveFocus();
    expect(screen.getByText('第2 / 2处改动')).toBeVisible();
    expect(button('下一处改动')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('下一处改动'));
    await userEvent.click(button('上一处改动'));

    expect(change(/^第1处/)).toHaveFocus();
  });
});

test('keys lead from one change to the next and back', async () => {
  await renderPage(<ClaDiff diff={LONG} />);
  await userEvent.click(button('下一处改动'));

  await userEvent.keyboard('n');
  expect(change(/^第2处/)).toHaveFocus();
  await userEvent.keyboard('p{Control>}n{/Control}');

  expect(change(/^第1处/)).toHaveFocus();
});

describe('unchanged text', () => {
  test('is announced once, although both columns show it', async () => {
    await renderPage(<ClaDiff diff={buildDiff()} />);

    expect(screen.getAllByText('第一条 定义').filter((text) => text.closest('[aria-hidden]') === null)).toHaveLength(1);
  });

  test('is folded when far from changes, and unfolded by keyboard', async () => {
    await renderPage(<ClaDiff diff={LONG} />);
    expect(screen.queryByText('第三条')).not.toBeInTheDocument();

    button('展开3段未改动内容').focus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getAllByText('第三条')).not.toHaveLength(0);
    expect(document.activeElement).toHaveTextContent('第二条');
  });

  test('is shown in full on demand', async () => {
    await renderPage(<ClaDiff diff={LONG} />);
    expect(button('只看改动')).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(button('全文'));

    expect(button('全文')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByText('第三条')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /未改动内容/ })).not.toBeInTheDocument();
  });
});

describe('the versions', () => {
  test('are named, each with a link to its document', async () => {
    await renderPage(<ClaDiff diff={buildDiff()} />);

    expect(screen.getByText(/第1版（中文），2026年1月1日/)).toBeVisible();
    expect(screen.getByText(/第2版（中文），2026年2月1日/)).toBeVisible();
    for (const version of [1, 2]) {
      const link = screen.getByRole('link', { name: new RegExp(`打开第${version}版PDF原文`) });
      expect(link).toHaveAttribute('href', `/api/v1/cla/web_example-1/${version + 3}`);
      expect(screen.getByText(new RegExp(`^${version}{8} `))).toBeVisible();
    }
  });

  test.each([
    ['2999-12-31T08:00:00.000Z', /到2999年12月31日.*为止仍然有效/],
    ['2026-02-01T08:00:00.000Z', /自2026年2月1日.*起不再有效/],
  ])('say until when the older one counts: %s', async (graceEndsAt, text) => {
    await renderPage(<ClaDiff diff={buildDiff({ graceEndsAt })} />);

    expect(screen.getByText(text)).toBeVisible();
  });

  test('without text are not compared, but can be opened', async () => {
    await renderPage(<ClaDiff diff={buildDiff({ isTextAvailable: false, paragraphs: [] })} />);

    expect(screen.getByRole('status')).toHaveTextContent('无法逐字比较');
    expect(screen.getAllByRole('link', { name: /PDF原文/ })).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('with the same text say so', async () => {
    await renderPage(<ClaDiff diff={buildDiff({ paragraphs: [buildParagraph('第一条 定义')] })} />);

    expect(screen.getByRole('status')).toHaveTextContent('文字没有改动');
  });
});
