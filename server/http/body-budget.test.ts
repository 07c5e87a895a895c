import { expect, test, vi } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { createBodyBudget } from './body-budget.ts';

const LIMITS = { bytes: 100, patience: 1000 };

function arrange() {
  let time = 0;
  const open = createBodyBudget(LIMITS, () => time);
  const request = () => {
    const disconnect = vi.fn<() => void>();
    return { ...open(disconnect), disconnect };
  };
  return { request, wait: (milliseconds: number) => void (time += milliseconds) };
}

const REFUSED = new AppError('too_many_request', { retryAfter: 5 });

test('bodies have what is left of the budget, and give it back', () => {
  const { request } = arrange();
  const [first, second] = [request(), request()];
  first.take(60);

  expect(() => second.take(41)).toThrow(REFUSED);
  first.release();
  first.release();

  expect(() => second.take(100)).not.toThrow();
});

test('a refused body gives back what it had', () => {
  const { request } = arrange();
  const [first, second, third] = [request(), request(), request()];
  first.take(50);
  second.take(40);

  expect(() => second.take(20)).toThrow(REFUSED);

  expect(() => third.take(50)).not.toThrow();
});

test('the slowest senders are disconnected when others need their room, and no more of them than needed', () => {
  const { request, wait } = arrange();
  const [slowest, slow, fresh] = [request(), request(), request()];
  slowest.take(50);
  slow.take(50);
  wait(1000);

  fresh.take(50);

  expect(slowest.disconnect).toHaveBeenCalledOnce();
  expect(slow.disconnect).not.toHaveBeenCalled();
});

test('nobody is disconnected before their time, without need, or for themselves', () => {
  const { request, wait } = arrange();
  const [first, second] = [request(), request()];
  first.take(50);
  second.take(50);
  wait(999);

  expect(() => second.take(1)).toThrow(REFUSED);
  wait(1);
  expect(() => first.take(60)).toThrow(REFUSED);
  second.take(100);

  expect(first.disconnect).not.toHaveBeenCalled();
  expect(second.disconnect).not.toHaveBeenCalled();
});

test('a body that has arrived keeps its room until it was dealt with', () => {
  const { request, wait } = arrange();
  const [whole, fresh] = [request(), request()];
  whole.take(100);
  whole.keep();
  wait(10_000);

  expect(() => fresh.take(1)).toThrow(REFUSED);
  expect(whole.disconnect).not.toHaveBeenCalled();
  whole.release();

  expect(() => fresh.take(1)).not.toThrow();
});
