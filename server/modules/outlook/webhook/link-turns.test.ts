import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLinkTurns } from './link-turns.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const LIMITS = { perLink: 2, patience: 1000 };

test('a link has two turns at a time, and a third when one of them ends', async () => {
  const enter = createLinkTurns(LIMITS);
  const [leave] = [await enter('a'), await enter('a')];
  const entered = vi.fn<() => void>();
  const third = enter('a').then(entered);
  await vi.advanceTimersByTimeAsync(999);
  expect(entered).not.toHaveBeenCalled();

  leave?.();
  await third;

  expect(entered).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
});

test('of a link whose turns hang the next one is put off, without waiting once that is known', async () => {
  const enter = createLinkTurns(LIMITS);
  await enter('a');
  await enter('a');
  const third = enter('a');
  await vi.advanceTimersByTimeAsync(1000);

  expect(await third).toBeUndefined();
  expect(await enter('a')).toBeUndefined();
});

test('other links do not wait', async () => {
  const enter = createLinkTurns(LIMITS);
  await enter('a');
  await enter('a');

  expect(await enter('b')).toEqual(expect.any(Function));
});
