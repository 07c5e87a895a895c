import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer } from '#client/test/viewers.ts';
import {
  AcceptPrivacyPolicyDocument,
  ChangePasswordDocument,
  FooterDocument,
  LogoutDocument,
} from '#generated/graphql.ts';
import { useChangePasswordMutation, useFooterQuery } from '#generated/hooks.ts';

const footer = answer(FooterDocument, {
  footer: { __typename: 'Footer', icp: '', police: '', copyright: '示例团队' },
});
const accepted = answer(AcceptPrivacyPolicyDocument, {
  acceptPrivacyPolicy: { __typename: 'AcceptPrivacyPolicyPayload', viewer: buildViewer() },
});
const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
const footerRefused = refusal(FooterDocument, 'privacy_consent_invalid');
const changed = answer(ChangePasswordDocument, {
  changePassword: { __typename: 'ChangePasswordPayload', done: true },
});
const changeRefused = refusal(ChangePasswordDocument, 'privacy_consent_invalid');

/** A page with a query and a mutation. */
function Probe(): ReactElement {
  const { data, error, refetch } = useFooterQuery({ context: { handledCodes: 'all' } });
  const [change, { data: done }] = useChangePasswordMutation({ errorPolicy: 'all' });
  const variables = { input: { oldPassword: 'Old-1234', newPassword: 'New-1234' } };
  return (
    <>
      <p>{data?.footer.copyright}</p>
      <p>{done && 'changed'}</p>
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <button type="button" onClick={() => void change({ variables })}>
        change
      </button>
    </>
  );
}

const renderProbe = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/linked-repo', handle: { pageType: 'org' }, element: <Probe /> }], {
    path: '/linked-repo',
    answers,
  });

const renderCorporationProbe = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/corp/:linkId/employee-list', handle: { pageType: 'corp' }, element: <Probe /> }], {
    path: '/corp/web_example-1/employee-list?page=2',
    answers,
  });

const dialog = () => screen.findByRole('alertdialog', { name: '隐私政策已更新' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const address = () => screen.findByRole('status', { name: 'address' });

describe('the changed privacy policy', () => {
  test('is announced in a dialog that only an answer closes', async () => {
    await renderProbe([footerRefused]);

    expect(await dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);

    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.getByRole('link', { name: /隐私政策/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('once agreed to, lets the refused query through', async () => {
    await renderProbe([footerRefused, accepted, footer]);

    await click('全部同意');

    expect(await screen.findByText('示例团队')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('once agreed to, lets the refused mutation through without a second click', async () => {
    await renderProbe([footer, changeRefused, accepted, changed]);

    await click('change');
    await click('全部同意');

    expect(await screen.findByText('changed')).toBeVisible();
  });

  test('asks once, however many were refused', async () => {
    await renderProbe([footerRefused, changeRefused, accepted, footer, changed]);

    await dialog();
    // An operation already in flight when the dialog opened.
    fireEvent.click(screen.getByText('change'));
    await click('全部同意');

    expect(await screen.findByText('示例团队')).toBeVisible();
    expect(await screen.findByText('changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('once refused, ends the session and leads to the home page', async () => {
    await renderProbe([footerRefused, loggedOut]);

    await click('全部拒绝');

    expect(await address()).toHaveTextContent(/^\/$/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test("once refused by a corporation's manager, leads to the log-in of their link", async () => {
    await renderCorporationProbe([footerRefused, loggedOut]);

    await click('全部拒绝');

    expect(await address()).toHaveTextContent(/^\/corporation-manager-login\/web_example-1$/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('counts as refused when the session has ended meanwhile', async () => {
    await renderProbe([
      footerRefused,
      refusal(AcceptPrivacyPolicyDocument, 'unknown_token'),
      refusal(LogoutDocument, 'unknown_token'),
    ]);

    await click('全部同意');

    expect(await address()).toHaveTextContent(/^\/$/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('stays open with an error when the log-out cannot be reached', async () => {
    await renderProbe([footerRefused, unreachable(LogoutDocument)]);

    await click('全部拒绝');

    expect(await screen.findByText(/无法连接到服务/)).toBeVisible();
    await click('取消');
    expect(await dialog()).toBeVisible();
  });
});

describe('a session that has ended', () => {
  test.each(['missing_token', 'unknown_token', 'unauthorized_token'] as const)(
    '(%s) opens the dialog even where the page shows failures itself, and leads to the log-in and back',
    async (code) => {
      await renderProbe([refusal(FooterDocument, code)]);

      expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
      await click('登录');

      expect(await address()).toHaveTextContent('/index?return_to=%2Flinked-repo');
    },
  );

  test("leads a corporation's manager to the log-in of their link and back", async () => {
    await renderCorporationProbe([refusal(FooterDocument, 'unknown_token')]);

    await click('登录');

    const page = encodeURIComponent('/corp/web_example-1/employee-list?page=2');
    expect(await address()).toHaveTextContent(`/corporation-manager-login/web_example-1?return_to=${page}`);
  });

  test('is reported again after Escape, on the next attempt', async () => {
    await renderProbe([refusal(FooterDocument, 'unknown_token'), refusal(FooterDocument, 'unknown_token')]);
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await click('重试');
    await screen.findByRole('alertdialog');
    await click('登录');

    expect(await address()).toHaveTextContent('/index?return_to=%2Flinked-repo');
  });

  test('leads back to signing on a public page', async () => {
    await renderRoutes(
      [{ path: '/sign-cla/:linkId/individual', handle: { pageType: 'not-logged-in' }, element: <Probe /> }],
      {
        path: '/sign-cla/web_example-1/individual',
        answers: [refusal(FooterDocument, 'unknown_token')],
      },
    );

    await screen.findByRole('alertdialog');
    await click('返回');

    expect(await address()).toHaveTextContent('/sign/web_example-1');
  });
});
