import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { CookieNotice } from './cookie-notice.tsx';

const close = () => screen.queryByRole('button', { name: '知道了' });

afterEach(() => {
  document.cookie = 'agreed-cookiepolicy=; max-age=0; path=/';
});

test('closing the notice is remembered for 180 days', async () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  await renderPage(<CookieNotice />);

  await userEvent.click(screen.getByRole('button', { name: '知道了' }));

  expect(close()).not.toBeInTheDocument();
  expect(setCookie).toHaveBeenCalledWith('agreed-cookiepolicy=3; max-age=15552000; path=/; samesite=lax');
});

test('once closed, it does not appear again', async () => {
  document.cookie = 'agreed-cookiepolicy=3; path=/';

  await renderPage(<CookieNotice />);

  expect(close()).not.toBeInTheDocument();
});

test('it never appears inside a frame', async () => {
  vi.spyOn(window, 'self', 'get').mockReturnValue({} as Window & typeof globalThis);

  await renderPage(<CookieNotice />);

  expect(close()).not.toBeInTheDocument();
});
