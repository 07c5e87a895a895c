import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderRoutes } from '#client/test/render.tsx';
import { useLeadOn } from './use-lead-on.ts';

/** The answer that the page below waits for, and whether it led on then. */
let answer = Promise.withResolvers<void>();
let hasLed: boolean | undefined;

beforeEach(() => {
  answer = Promise.withResolvers();
  hasLed = undefined;
});

function SendingPage(): ReactElement {
  const leadOn = useLeadOn();
  const handleSend = async () => {
    await answer.promise;
    hasLed = await leadOn('/done');
  };
  return <button onClick={() => void handleSend()}>发送</button>;
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: '发送' }));
const address = () => screen.findByRole('status', { name: 'address' });
const open = () => renderRoutes([{ path: '/projects/:id', element: <SendingPage /> }], { path: '/projects/1' });

test.each([
  ['has waited', undefined],
  ['has only changed the query of the address', '/projects/1?search=a'],
])('a visitor who %s is led on', async (_who, path) => {
  const { goTo } = await open();
  await send();
  await (path !== undefined && goTo(path));

  answer.resolve();

  expect(await address()).toHaveTextContent('/done');
  expect(hasLed).toBe(true);
});

test.each([
  ['another page', '/elsewhere'],
  ['the same page of another link', '/projects/1?link_id=web_example-1'],
])('a visitor who has gone to %s stays there', async (_what, path) => {
  const { goTo, place } = await open();
  await send();
  await goTo(path);

  answer.resolve();

  await waitFor(() => expect(hasLed).toBe(false));
  expect(place()).toBe(path);
});

test('a visitor on the same page of another project stays there, and is led on from it', async () => {
  const { goTo } = await open();
  await send();
  await goTo('/projects/2');

  answer.resolve();
  await waitFor(() => expect(hasLed).toBe(false));
  await send();

  expect(await address()).toHaveTextContent('/done');
});
