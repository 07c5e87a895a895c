import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished, test, expect } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { restRefusal, startRestServer } from '#client/test/rest-server.ts';
import { usePdfUpload } from './use-pdf-upload.ts';

const FILE = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

function Upload(): ReactElement {
  const { problem, isFileRefused, send } = usePdfUpload(
    '/api/v1/corporation-upload/key',
    'sign.progress.upload.unsigned',
  );
  return (
    <>
      <button type="button" onClick={() => void send(FILE)}>
        发送
      </button>
      {problem !== undefined && <p role="alert">{isFileRefused ? '换一个文件' : '重试'}</p>}
    </>
  );
}

test.each([
  ['the form that nobody signed', 'unuploaded', { field: 'pdf', reason: 'unsigned' }, '换一个文件'],
  ['no readable PDF', 'not_pdf', { reason: 'damaged' }, '换一个文件'],
  ['too large', 'file_too_large', {}, '换一个文件'],
  ['too soon', 'too_many_request', { retry_after: 60 }, '重试'],
  ['sent while the service fails', 'system_error', {}, '重试'],
])(
  'a file that is %s is to be replaced only where sending it again cannot help',
  async (_name, code, details, next) => {
    const server = await startRestServer([restRefusal(400, code, details)]);
    onTestFinished(server.close);
    await renderPage(<Upload />);

    await userEvent.click(screen.getByRole('button', { name: '发送' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(next);
  },
);
