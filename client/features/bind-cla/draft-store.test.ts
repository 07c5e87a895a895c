import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as DraftStore from './draft-store.ts';
import { EMPTY_DRAFT } from './draft.ts';

// Imports a fresh store, as reloading the page would.
async function reload(): Promise<typeof DraftStore> {
  vi.resetModules();
  return import('./draft-store.ts');
}

const aliasOf = ({ useStoredDraft }: typeof DraftStore) =>
  renderHook(() => useStoredDraft('owner')).result.current.alias;

beforeEach(() => sessionStorage.clear());

test('a draft survives a reload', async () => {
  const store = await reload();
  store.changeDraft('owner', (draft) => ({ ...draft, alias: '示例社区' }));

  expect(aliasOf(await reload())).toBe('示例社区');
});

test.each([
  ['of another form', JSON.stringify({ form: 0, owner: 'owner', draft: { ...EMPTY_DRAFT, alias: '示例社区' } })],
  ['that is no JSON', '{'],
])('a draft %s, left by an older page, is not read', async (_what, text) => {
  sessionStorage.setItem('unfinished', text);

  expect(aliasOf(await reload())).toBe('');
});

test('a draft of an older page gets the defaults of fields that did not exist then', async () => {
  const { statusVisibility: _unasked, ...older } = EMPTY_DRAFT;
  sessionStorage.setItem(
    'unfinished',
    JSON.stringify({ form: 2, owner: 'owner', draft: { ...older, alias: '示例社区' } }),
  );

  const { changeDraft } = await reload();

  expect(changeDraft('owner', (draft) => draft)).toEqual({ ...EMPTY_DRAFT, alias: '示例社区' });
});

test('if storage is blocked, a draft lasts until the page is left', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const store = await reload();

  store.changeDraft('owner', (draft) => ({ ...draft, alias: '示例社区' }));

  expect(blocked).toHaveBeenCalled();
  expect(aliasOf(store)).toBe('示例社区');
});
