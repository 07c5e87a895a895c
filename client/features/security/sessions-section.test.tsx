import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refusal, slow } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  type SessionRowFragment,
  SessionsDocument,
} from '#generated/graphql.ts';
import { SessionsSection } from './sessions-section.tsx';
import { buildSessionRow } from './testing/sessions.ts';

const HERE = buildSessionRow({ id: 'here', current: true, device: 'Firefox, Linux' });
const PHONE = buildSessionRow({ id: 'phone' });
const UNKNOWN = buildSessionRow({ id: 'unknown', device: '', method: 'PASSKEY' });

test('says where the account is logged in, and offers to end every session but this one', async () => {
  await renderPage(<SessionsSection />, { answers: [answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] })] });

  expect(await screen.findByText('共3处登录')).toBeVisible();
  expect(screen.getByText('当前设备')).toBeVisible();
  expect(screen.getByText('用通行密钥登录，网络192.0.2.0/24')).toBeVisible();
  expect(screen.getAllByText(/^登录于.*(?:GMT|UTC)/)).toHaveLength(3);
  expect(screen.getAllByText(/^最近使用：.*(?:GMT|UTC)/)).toHaveLength(3);
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    '退出其他所有登录',
    '退出Chrome, Android上的登录',
    '退出未知设备上的登录',
  ]);
});

test('ends one session', async () => {
  const { variables } = await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE] }),
      answer(EndSessionDocument, { endSession: { __typename: 'EndSessionPayload', sessions: [HERE] } }),
      answer(SessionsDocument, { sessions: [HERE] }),
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出Chrome, Android上的登录' }));

  expect(await screen.findByText('共1处登录')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'phone' } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('ends all others at once', async () => {
  await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] }),
      answer(EndOtherSessionsDocument, {
        endOtherSessions: { __typename: 'EndOtherSessionsPayload', sessions: [HERE] },
      }),
      answer(SessionsDocument, { sessions: [HERE] }),
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出其他所有登录' }));

  await waitFor(() => expect(screen.queryByText('Chrome, Android')).not.toBeInTheDocument());
});

test('says when one could not be ended, and keeps it in the list', async () => {
  await renderPage(<SessionsSection />, {
    answers: [answer(SessionsDocument, { sessions: [HERE, PHONE] }), refusal(EndSessionDocument, 'no_permission')],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出Chrome, Android上的登录' }));

  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.getByText('Chrome, Android')).toBeInTheDocument();
});

test('sessions are listed as they are after the last change, even while a reload from before is under way', async () => {
  const ended = (...sessions: SessionRowFragment[]) =>
    answer(EndSessionDocument, { endSession: { __typename: 'EndSessionPayload', sessions } });
  await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] }),
      ended(HERE, UNKNOWN),
      slow(answer(SessionsDocument, { sessions: [HERE, UNKNOWN] })),
      ended(HERE),
      answer(SessionsDocument, { sessions: [HERE, buildSessionRow({ id: 'new', device: 'Safari, iPad' })] }),
    ],
  });

  for (const device of ['Chrome, Android', '未知设备']) {
    await userEvent.click(await screen.findByRole('button', { name: `退出${device}上的登录` }));
    await waitFor(() => expect(screen.queryByText(device)).not.toBeInTheDocument());
  }

  expect(await screen.findByText('Safari, iPad')).toBeVisible();
});
