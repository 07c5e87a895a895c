import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { useListAddress } from './list-address.ts';
import { PagedList } from './paged-list.tsx';

const PAGE_SIZE = 2;
const SORTS = ['UP', 'DOWN'] as const;

/** A list of names, paged like the service's lists; clicking an entry removes it. */
function List({ names }: { readonly names: readonly string[] }): ReactElement {
  const address = useListAddress(SORTS);
  const [gone, setGone] = useState<readonly string[]>([]);
  const found = names.filter((name) => name.includes(address.search) && !gone.includes(name));
  const sorted = address.sort === 'UP' ? found : found.toReversed();
  const start = Number(address.after ?? 0);
  const nodes = sorted.slice(start, start + PAGE_SIZE);
  const end = start + PAGE_SIZE;
  return (
    <>
      <PagedList
        label="清单"
        tools={{
          id: 'list',
          searchId: 'links.search',
          sortId: (sort) => (sort === 'UP' ? 'links.sort.ALIAS_ASC' : 'links.sort.ALIAS_DESC'),
        }}
        list={{
          nodes,
          totalCount: sorted.length,
          pageInfo: { hasNextPage: end < sorted.length, endCursor: String(end) },
        }}
        error={undefined}
        address={address}
        empty={<p>还没有内容</p>}
        onRetry={() => undefined}
        renderNode={(name) => (
          <li key={name}>
            <button type="button" onClick={() => setGone([...gone, name])}>
              {name}
            </button>
          </li>
        )}
      />
      <output aria-label="query">{useLocation().search}</output>
    </>
  );
}

const render = (names: readonly string[], path = '/list') => renderPage(<List names={names} />, { path });
const entries = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
const query = () => screen.getByRole('status', { name: 'query' });
const search = () => screen.getByRole('searchbox', { name: /^搜索/ });
const region = () => screen.getByRole('region', { name: '清单' });
const next = () => screen.getByRole('button', { name: '下一页' });

describe('a list', () => {
  test('starts with the first page of all entries, and counts them', async () => {
    await render(['a1', 'a2', 'b1']);

    expect(entries()).toEqual(['a1', 'a2']);
    expect(screen.getByText('共3项')).toBeVisible();
    expect(query()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: '回到第一页' })).toBeDisabled();
  });

  test('searches for the trimmed text on submit, keeps the focus and updates the address', async () => {
    await render(['a1', 'a2', 'b1']);

    await userEvent.type(search(), ' b ');
    expect(entries()).toEqual(['a1', 'a2']);
    await userEvent.keyboard('{Enter}');

    expect(entries()).toEqual(['b1']);
    expect(query()).toHaveTextContent('?search=b');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('b');
  });

  test('shows everything again when the search is cleared', async () => {
    await render(['a1', 'b1'], '/list?search=b');

    await userEvent.clear(search());

    expect(entries()).toEqual(['a1', 'b1']);
    expect(query()).toBeEmptyDOMElement();
  });

  test('goes to the next page, focusing its beginning, and back to the first', async () => {
    await render(['a1', 'a2', 'b1']);

    await userEvent.click(next());
    expect(entries()).toEqual(['b1']);
    expect(query()).toHaveTextContent('?after=2');
    expect(region()).toHaveFocus();
    expect(next()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '回到第一页' }));

    expect(entries()).toEqual(['a1', 'a2']);
  });

  test('returns to the first page in another order', async () => {
    await render(['a1', 'a2', 'b1'], '/list?after=2&state=x');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), 'DOWN');

    expect(entries()).toEqual(['b1', 'a2']);
    expect(query()).toHaveTextContent('?state=x&sort=DOWN');
  });

  test('is the same after a reload', async () => {
    await render(['a1', 'a2', 'a3', 'b1'], '/list?search=a&sort=DOWN&after=2');

    expect(entries()).toEqual(['a1']);
    expect(search()).toHaveValue('a');
    expect(screen.getByRole('combobox')).toHaveValue('DOWN');
  });

  test('ignores an unknown order', async () => {
    await render(['a1', 'a2'], '/list?sort=SIDEWAYS');

    expect(entries()).toEqual(['a1', 'a2']);
    expect(screen.getByRole('combobox')).toHaveValue('UP');
  });

  test('takes the focus when the focused entry leaves it', async () => {
    await render(['a1', 'a2']);

    await userEvent.click(screen.getByRole('button', { name: 'a1' }));

    expect(entries()).toEqual(['a2']);
    expect(region()).toHaveFocus();
  });
});

describe('a list without entries', () => {
  test('says what will appear there', async () => {
    await render([]);

    expect(screen.getByText('还没有内容')).toBeVisible();
    expect(screen.queryByRole('button', { name: '显示全部' })).not.toBeInTheDocument();
  });

  test('after a search offers to show everything', async () => {
    await render(['a1'], '/list?search=zzz');

    expect(screen.getByText('没有找到符合条件的内容。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '显示全部' }));

    expect(entries()).toEqual(['a1']);
  });

  test('offers the first page when the last entry of a later page has left it', async () => {
    await render(['a1', 'a2', 'b1'], '/list?after=2');

    await userEvent.click(screen.getByRole('button', { name: 'b1' }));
    expect(screen.getByText('这一页已经没有内容。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '回到第一页' }));

    expect(entries()).toEqual(['a1', 'a2']);
  });
});
