import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { type Answer, late } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinkSender } from './link-sender.tsx';
import { authorized, click, KNOWN, senders, typeMailbox, verificationInput } from './testing/sender-step.tsx';

const open = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/config-email', element: <LinkSender linkId="web_example-1" /> }], {
    path: '/config-email',
    answers,
    hasToasts: true,
  });

test('an address that is authorised once the manager has left the page leaves them where they are', async () => {
  const authorizing = late(authorized);
  const { goTo, place } = await open([senders([KNOWN]), authorizing.answer]);
  await typeMailbox();
  await enterText(verificationInput(), '123456');
  await click('授权这个邮箱');
  await goTo('/elsewhere');

  await authorizing.arrive();

  expect(await screen.findByRole('status', { name: /new@example.org/ })).toBeVisible();
  expect(place()).toBe('/elsewhere');
});
