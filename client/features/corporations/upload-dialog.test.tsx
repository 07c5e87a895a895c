import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '#client/test/render.tsx';
import { restRefusal, type RestReply, type RestServer, startRestServer } from '#client/test/rest-server.ts';
import { buildSigning } from './testing/corporations.ts';
import { UploadDialog } from './upload-dialog.tsx';

const MAX_BYTES = 5 * 1024 * 1024;
const ACCEPTED: RestReply = { status: 200, json: { data: {} } };

let server: RestServer;

async function renderDialog(replies: readonly RestReply[], signing = buildSigning()) {
  server = await startRestServer(replies);
  const onClose = vi.fn<() => void>();
  const onChanged = vi.fn<() => void>();
  const element = (
    <UploadDialog
      linkId="web_example-1"
      signing={signing}
      returnFocusTo={undefined}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
  const { goTo } = await renderRoutes([{ path: '/', element }], { hasToasts: true });
  return { onClose, onChanged, goTo };
}

function pdf(size: number, name = 'signed.pdf', type = 'application/pdf'): File {
  return new File([new Uint8Array(size)], name, { type });
}
const input = () => screen.getByLabelText<HTMLInputElement>(/选择PDF文件/);

afterEach(() => server.close());

test('a PDF of exactly 5 MiB is sent for this signing, and the dialog closes', async () => {
  const { onClose, onChanged } = await renderDialog([ACCEPTED]);

  await userEvent.upload(input(), pdf(MAX_BYTES));

  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/corporation-pdf/web_example-1/signing-1',
  });
});

test.each([
  ['too large', pdf(MAX_BYTES + 1), '文件太大，请压缩后重新上传。'],
  ['no PDF', pdf(10, 'signed.docx', 'application/msword'), '该文件不是可读取的PDF，请换一个文件。'],
])('a file that is %s is refused without being sent', async (_name, file, text) => {
  const { onClose } = await renderDialog([]);

  fireEvent.change(input(), { target: { files: [file] } });

  await waitFor(() => expect(input()).toHaveAccessibleDescription(text));
  expect(server.requests).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['not_pdf', { reason: 'encrypted' }, /PDF/],
  ['file_too_large', {}, /太大/],
  ['no_permission', {}, /./],
])('what the service refuses with %s is explained, and another file can be chosen', async (code, details, text) => {
  const { onChanged } = await renderDialog([restRefusal(400, code, details), ACCEPTED]);

  await userEvent.upload(input(), pdf(10));
  await waitFor(() => expect(input()).toHaveAccessibleDescription(text));
  expect(onChanged).not.toHaveBeenCalled();
  await userEvent.upload(input(), pdf(10));

  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
});

test.each([
  [{ reason: 'encrypted' }, /PDF/],
  [{ reason: 'unsigned' }, /还没有签字盖章/],
])('a refusal (%j) after the page was left appears as a toast', async (details, text) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { goTo } = await renderDialog([{ ...restRefusal(400, 'not_pdf', details), after: promise }]);
  await userEvent.upload(input(), pdf(10));
  await goTo('/elsewhere');

  resolve();

  expect(await screen.findByRole('alert', { name: text })).toBeVisible();
});

test('says if a document has been uploaded already', async () => {
  await renderDialog([], buildSigning({ pdfUploadedAt: '2026-01-02T08:00:00.000Z' }));

  expect(screen.getByText('已有签署文件，新上传的文件会替换它。')).toBeVisible();
});

test('replacing the file of an approved corporation asks for the reason first, and sends it', async () => {
  const approved = buildSigning({ state: 'COMPLETED', pdfUploadedAt: '2026-01-02T08:00:00.000Z' });
  const { onChanged } = await renderDialog([ACCEPTED], approved);
  const reason = screen.getByRole('textbox', { name: /更换原因/ });

  fireEvent.change(input(), { target: { files: [pdf(10)] } });

  expect(reason).toHaveAccessibleDescription(/请填写更换原因，最多500个字符/);
  expect(reason).toHaveFocus();
  expect(server.requests).toEqual([]);

  fireEvent.change(reason, { target: { value: '原件缺一页' } });
  fireEvent.change(input(), { target: { files: [pdf(10)] } });

  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(server.requests[0]?.body).toMatch(/name="reason"\r\n\r\n原件缺一页\r\n/);
});
