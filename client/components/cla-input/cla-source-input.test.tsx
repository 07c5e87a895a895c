import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { answerConsent } from '#client/session/consent-question.ts';
import { renderPage } from '#client/test/render.tsx';
import { restRefusal, type RestReply, type RestServer, startRestServer } from '#client/test/rest-server.ts';
import { ClaSourceInput } from './cla-source-input.tsx';
import { type ClaSource, EMPTY_SOURCE, sourceProblemText } from './cla-source.ts';

const URL_TEXT = 'https://gitee.com/example/cla/raw/main/cla.pdf';
const SHA256 = 'ab'.repeat(32);
const ACCEPTED: RestReply = { status: 200, json: { data: { sha256: SHA256, size: 102_400, pages: 3 } } };

let server: RestServer;

function Input({ hasTried = false }: { readonly hasTried?: boolean }): ReactElement {
  const intl = useIntl();
  const [value, onChange] = useState<ClaSource>(EMPTY_SOURCE);
  const problem = hasTried ? sourceProblemText(intl, value) : undefined;
  const input = { id: 'cla', name: 'source', value, problem, onChange, onLeave: () => undefined };
  return <ClaSourceInput input={input} title="个人CLA" lang="zh" />;
}

async function renderInput(replies: readonly RestReply[], hasTried = false): Promise<void> {
  server = await startRestServer(replies);
  document.cookie = 'csrf_token=secret; path=/';
  await renderPage(<Input hasTried={hasTried} />);
}

const address = () => screen.getByRole('textbox', { name: /PDF地址/ });
const checkAddress = () => userEvent.click(screen.getByRole('button', { name: '获取并检查' }));
async function pasteAddress(text: string): Promise<void> {
  await userEvent.click(address());
  await userEvent.paste(text);
}
const fileInput = () => screen.getByLabelText<HTMLInputElement>(/选择PDF文件/);

function pdf(size: number, name = 'cla.pdf', type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type });
}

afterEach(async () => {
  document.cookie = 'csrf_token=; max-age=0; path=/';
  await server.close();
});

describe('an address', () => {
  test('is checked at once by the service, with the token of the session', async () => {
    await renderInput([ACCEPTED]);

    await pasteAddress(` ${URL_TEXT}`);
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByText('3页 · 100 KB')).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(URL_TEXT) })).toHaveAttribute('href', URL_TEXT);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/cla-upload',
      headers: { token: 'secret', 'content-type': 'application/json' },
      body: JSON.stringify({ sourceUrl: URL_TEXT }),
    });
  });

  test.each([
    ['bad_request_parameter', { field: 'source_url', reason: 'not_https' }, /完整地址/],
    ['bad_request_parameter', { field: 'source_url', reason: 'not_listed' }, /不能从这个网站获取/],
    ['bad_request_parameter', { field: 'source_url', reason: 'private_address' }, /内部网络/],
    ['bad_request_parameter', { field: 'source_url', reason: 'unreachable' }, /没有从这个地址取到文件/],
    ['bad_request_parameter', { field: 'source_url', reason: 'too_many_redirects' }, /跳转次数太多/],
    ['bad_request_parameter', { field: 'source_url', reason: 'timeout' }, /超时/],
    ['file_too_large', { field: 'source_url' }, /请压缩后重试/],
    ['not_pdf', { field: 'source_url' }, /不是可读取的PDF/],
    ['not_pdf', { field: 'source_url', reason: 'encrypted' }, /已加密/],
    ['not_pdf', { field: 'source_url', reason: 'script' }, /含有脚本/],
    ['not_pdf', { field: 'source_url', reason: 'launch' }, /启动程序/],
    ['not_pdf', { field: 'source_url', reason: 'embedded_file' }, /内嵌/],
    ['not_pdf', { field: 'source_url', reason: 'damaged' }, /已损坏/],
    ['not_pdf', { field: 'source_url', reason: 'no_pages' }, /没有页面/],
    ['too_many_request', { retry_after: 30 }, /30秒/],
  ])('refused with %s %o says why, at the input', async (code, details, text) => {
    await renderInput([restRefusal(400, code, details)]);

    await pasteAddress(URL_TEXT);
    await checkAddress();

    await waitFor(() => expect(address()).toHaveAccessibleDescription(text));
    expect(address()).toHaveValue(URL_TEXT);
    await userEvent.type(address(), '?');
    expect(address()).not.toHaveAccessibleDescription(text);
  });

  test('that was not checked yet is asked to be', async () => {
    await renderInput([], true);

    await pasteAddress(URL_TEXT);

    expect(address()).toHaveAccessibleDescription(/还没有检查/);
  });

  test('is checked again once it was replaced', async () => {
    await renderInput([ACCEPTED]);
    await pasteAddress(URL_TEXT);
    await userEvent.keyboard('{Enter}');

    await userEvent.click(await screen.findByRole('button', { name: '更换' }));

    expect(address()).toHaveValue(URL_TEXT);
    expect(screen.queryByText('3页 · 100 KB')).not.toBeInTheDocument();
  });
});

describe('a file', () => {
  test('is sent as it is, and named afterwards', async () => {
    await renderInput([ACCEPTED]);
    await userEvent.click(screen.getByRole('radio', { name: /上传文件/ }));

    await userEvent.upload(fileInput(), pdf(10, '个人CLA.pdf'));

    expect(await screen.findByText('个人CLA.pdf')).toBeVisible();
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(server.requests[0]?.headers['token']).toBe('secret');
    expect(server.requests[0]?.body).toContain('name="pdf"');
  });

  test.each([
    ['too large', pdf(2 * 1024 * 1024 + 1), '文件超过2 MB，请压缩后重试。'],
    ['no PDF', pdf(10, 'cla.docx', 'application/msword'), '该文件不是可读取的PDF，请换一个文件。'],
  ])('that is %s is refused without being sent', async (_name, file, text) => {
    await renderInput([]);
    await userEvent.click(screen.getByRole('radio', { name: /上传文件/ }));

    fireEvent.change(fileInput(), { target: { files: [file] } });

    expect(await screen.findByText(text)).toBeVisible();
    expect(fileInput()).toHaveAccessibleDescription(text);
    expect(server.requests).toEqual([]);
  });

  test('that is on its way is not called missing', async () => {
    const answered = Promise.withResolvers<void>();
    await renderInput([{ ...ACCEPTED, after: answered.promise }], true);
    await userEvent.click(screen.getByRole('radio', { name: /上传文件/ }));
    expect(screen.getByText(/请选择PDF文件/)).toBeVisible();

    await userEvent.upload(fileInput(), pdf(10));

    await waitFor(() => expect(screen.queryByText(/请选择PDF文件/)).not.toBeInTheDocument());
    answered.resolve();
    expect(await screen.findByText('3页 · 100 KB')).toBeVisible();
  });

  test('of exactly 2 MiB is sent', async () => {
    await renderInput([ACCEPTED]);
    await userEvent.click(screen.getByRole('radio', { name: /上传文件/ }));

    await userEvent.upload(fileInput(), pdf(2 * 1024 * 1024));

    expect(await screen.findByText('3页 · 100 KB')).toBeVisible();
  });
});

test('a session that has ended opens the dialog to log in again', async () => {
  await renderInput([restRefusal(401, 'unknown_token')]);

  await pasteAddress(URL_TEXT);
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('alertdialog', { name: '需要重新登录' })).toBeVisible();
});

test('consent that is missing is asked for, then the text is checked', async () => {
  await renderInput([restRefusal(401, 'privacy_consent_invalid'), ACCEPTED]);

  await pasteAddress(URL_TEXT);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: '隐私政策已更新' });
  answerConsent(true);

  expect(await screen.findByText('3页 · 100 KB')).toBeVisible();
});

test('an answer of something in between, which is no answer of the service, can be tried again', async () => {
  await renderInput([{ status: 200, file: '<html>Please log in to this network</html>' }, ACCEPTED]);
  await pasteAddress(URL_TEXT);

  await checkAddress();

  await waitFor(() => expect(address()).toHaveAccessibleDescription(/系统错误|重试/), { timeout: 3000 });
  await checkAddress();
  expect(await screen.findByText('3页 · 100 KB')).toBeVisible();
});

test('an unreachable service can be tried again', async () => {
  await renderInput([]);
  await server.close();
  await pasteAddress(URL_TEXT);
  await checkAddress();

  await waitFor(() => expect(address()).toHaveAccessibleDescription(/无法连接到服务/));
  expect(screen.getByRole('button', { name: '获取并检查' })).toHaveAttribute('aria-disabled', 'false');
  server = await startRestServer([]);
});
