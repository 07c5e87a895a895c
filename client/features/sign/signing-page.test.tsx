import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { renderRoutes } from '#client/test/render.tsx';
import { SigningPage } from './signing-page.tsx';
import { LINK_ID, linkWith } from './testing/signing.tsx';

/** A signing page whose form is one button, and what lets the server answer. */
async function sign(way: SigningWay) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const element = (
    <SigningPage<string>
      way={way}
      renderForm={() => null}
      resultPath={(token) => `/signed/${token}`}
      renderInstead={({ onSigned }) => (
        <button onClick={() => void promise.then(() => onSigned('token-1'))}>同意并签署</button>
      )}
    />
  );
  const { goTo, place } = await renderRoutes([{ path: '/sign-cla/:linkId/:way', element }], {
    answers: [linkWith('INDIVIDUAL', 'CORPORATION')],
    path: `/sign-cla/${LINK_ID}/${way}?return_to=%2Fgate`,
    hasToasts: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: '同意并签署' }));
  return { goTo, place, arrive: resolve };
}
const address = () => screen.findByRole('status', { name: 'address' });

test('a signer is led to the result, which knows where they came from', async () => {
  const { arrive } = await sign('individual');

  arrive();

  expect(await address()).toHaveTextContent('/signed/token-1?return_to=%2Fgate');
});

test.each([
  ['individual', '您已完成签署'],
  ['employee', '您已完成签署'],
  ['corporation', '企业签署已提交'],
] as const)(
  'a signer (%s) who has left the page stays there, and sees a toast with the way to the result',
  async (way, text) => {
    const { goTo, place, arrive } = await sign(way);
    await goTo('/elsewhere');

    arrive();

    expect(await screen.findByRole('status', { name: text })).toBeVisible();
    expect(place()).toBe('/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: '查看' }));
    expect(await screen.findByText('/signed/token-1?return_to=%2Fgate')).toBeVisible();
  },
);
