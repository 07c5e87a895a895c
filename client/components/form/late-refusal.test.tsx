import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { late, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { RevokeApiKeyDocument } from '#generated/graphql.ts';
import { useRevokeApiKeyMutation } from '#generated/hooks.ts';
import { FormFrame } from './form-frame.tsx';
import { EVERY_REFUSAL, operationOptions } from './refusals.ts';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

const refused = refusal(RevokeApiKeyDocument, 'wrong_verification_code');

/** A form that shows a wrong code at its input, and everything else above. */
function Sheet(): ReactElement {
  const [revoke] = useRevokeApiKeyMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'sheet',
    initial: { code: '' },
    refusals: { ...EVERY_REFUSAL, inputs: { wrong_verification_code: 'code' } },
    findProblems: () => ({ code: undefined }),
    place: { page: 'code' },
    submit: ({ code }) => revoke({ variables: { input: { id: code } } }),
    onRefused: (failure) => failure.kind === 'coded' && failure.code === 'not_found',
  });
  return (
    <FormFrame form={form} refused="没有发送">
      <TextField input={form.input('code')} label="验证码" />
      <button type="submit">发送</button>
    </FormFrame>
  );
}

async function send(answered: typeof refused) {
  const answer = late(answered);
  const { goTo } = await renderRoutes([{ path: '/sheets/:id', element: <Sheet /> }], {
    path: '/sheets/1',
    answers: [answer.answer],
    hasToasts: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: '发送' }));
  return { goTo, arrive: answer.arrive };
}

test.each([
  ['at an input', refused, /验证码不正确/],
  ['above the form', refusal(RevokeApiKeyDocument, 'too_many_request', { retryAfter: 42 }), /42秒后/],
  ['in a special way', refusal(RevokeApiKeyDocument, 'not_found'), /这里没有内容/],
  ['for want of a connection', unreachable(RevokeApiKeyDocument), /无法连接到服务/],
])('a late refusal that the form would show %s appears as a toast', async (_place, answered, text) => {
  const { goTo, arrive } = await send(answered);
  await goTo('/elsewhere');

  await arrive();

  expect(screen.getByRole('alert', { name: text })).toBeVisible();
});

test('a refusal is not shown in the same form of another page', async () => {
  const { goTo, arrive } = await send(refused);
  await goTo('/sheets/2');

  await arrive();

  expect(screen.getByRole('alert', { name: /验证码不正确/ })).toBeVisible();
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription(/验证码不正确/);
});

test('a refusal on the current page appears in the form alone', async () => {
  const { arrive } = await send(refused);

  await arrive();

  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/验证码不正确/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
