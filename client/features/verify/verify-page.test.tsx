import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { unzipSync, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { startRestServer } from '#client/test/rest-server.ts';
import { VerifyDocumentDocument, VerifyReferenceDocument, type VerificationFragment } from '#generated/graphql.ts';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { readDocument } from './read-document.ts';
import { VerifyPage } from './verify-page.tsx';

const UNKNOWN: VerificationFragment = {
  __typename: 'DocumentVerification',
  known: false,
  kind: null,
  reference: null,
  community: null,
  claVersion: null,
  claSha256: null,
  documentSha256: null,
  signedAt: null,
  state: null,
  endedAt: null,
  endReason: null,
  signer: null,
  sealGap: null,
  origin: null,
  proof: null,
  seal: null,
  chain: null,
};
const SIGNED: VerificationFragment = {
  ...UNKNOWN,
  known: true,
  kind: 'INDIVIDUAL',
  reference: 'SG-7K2M-9QXD-04TB',
  community: '示例社区',
  claVersion: 2,
  signedAt: '2026-03-01T08:00:00.000Z',
  state: 'COUNTS',
  signer: 'o***@e***.org',
  sealGap: 'WAITING',
  proof: 'UNSEALED',
};

const file = new File(['%PDF-1.7\nagreement'], 'signed.pdf', { type: 'application/pdf' });

async function drop(verification: VerificationFragment, given = file): Promise<void> {
  const answers: Answer[] = [answer(VerifyDocumentDocument, { verifyDocument: verification })];
  await renderPage(<VerifyPage />, { path: '/verify', answers });
  await userEvent.upload(screen.getByLabelText(/选择PDF文件或证据包/), given);
}

test('an imported signing says where it comes from, and no time that its source does not know', async () => {
  const origin = {
    __typename: 'SigningOrigin',
    source: 'csv:file',
    level: 'LISTED',
    signedAtPrecision: 'UNKNOWN',
    versionKnown: false,
  } as const;
  await drop({ ...SIGNED, signedAt: null, origin });

  expect(await screen.findByText(/从csv:file导入：来源的名单中有此人.*没有说明签署的版本/)).toBeVisible();
  expect(screen.queryByText('签署时间')).not.toBeInTheDocument();
});

test('a file that is known counts, with its facts', async () => {
  await drop(SIGNED);

  expect(await screen.findByText('文件真实，签署有效')).toBeVisible();
  expect(screen.getByText('o***@e***.org')).toBeVisible();
  expect(screen.getByText('尚未盖章')).toBeVisible();
});

test.each(['COUNTS', 'INACTIVE', 'ENDED'] as const)(
  'the form that a corporation prints is unsigned, also when its signing is %s',
  async (state) => {
    const endedAt = state === 'ENDED' ? '2026-05-01T08:00:00.000Z' : null;
    await drop({ ...SIGNED, kind: 'CORPORATION_FORM', state, endedAt, sealGap: 'KIND' });

    expect(await screen.findByText('这是待签署文件，上面没有签署')).toBeVisible();
    expect(screen.queryByText(/签署有效|起，因为/)).not.toBeInTheDocument();
    expect(screen.getByText(/\/verify\/SG-7K2M-9QXD-04TB/)).toBeVisible();
  },
);

test.each([
  [
    'that this service sealed shows that its signature was checked here',
    SIGNED,
    '签名正确，由本服务盖章，盖章后未改动',
  ],
  ['that is not on record, but was sealed here, says so', UNKNOWN, '印章出自本服务，但没有这份文件的记录'],
])('a file %s', async (_name, verification, text) => {
  const folder = join(import.meta.dirname, 'testing');
  const server = await startRestServer([{ status: 200, file: await readFile(join(folder, 'sealed-ca.pem'), 'utf8') }]);
  onTestFinished(server.close);
  const bytes = await readFile(join(folder, 'sealed.pdf'));

  await drop(verification, new File([bytes], 'sealed.pdf', { type: 'application/pdf' }));

  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['proved', 200, '证据包已证明', '各文件未被改动'],
  ['earlier', 200, '证据包无法证明，或暂时无法证明', '证据包或其中的文件由较早版本的服务生成'],
  ['proved', 503, '证据包无法证明，或暂时无法证明', '无法取得本服务的证书或公钥'],
] as const)('a bundle says whether it is proved: %s, the service answers %i', async (name, status, title, text) => {
  const archive = await readFile(join(import.meta.dirname, 'testing', `${name}-bundle.zip`));
  const files = unzipSync(new Uint8Array(archive));
  const decode = (member: string): string => new TextDecoder().decode(files[member]);
  const certificates = { status, file: decode('ca.pem') };
  const { keys } = JSON.parse(decode('evidence.json')) as { keys: unknown };
  const server = await startRestServer([certificates, { status, json: { keys } }, certificates]);
  onTestFinished(server.close);

  await drop(SIGNED, new File([archive], 'evidence.zip', { type: 'application/zip' }));

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

test('a bundle that was changed says so, before anything about its document', async () => {
  const server = await startRestServer([{ status: 503 }, { status: 503 }, { status: 503 }]);
  onTestFinished(server.close);
  const archive = zipSync({ 'signed.pdf': new Uint8Array(await file.arrayBuffer()) });

  await drop(SIGNED, new File([Buffer.from(archive)], 'evidence.zip', { type: 'application/zip' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/证据包被改动过或系伪造.*evidence\.json/);
});

test('the published program is offered with its fingerprint, and those of bundles are warned of', async () => {
  await renderPage(<VerifyPage />, { path: '/verify' });

  await userEvent.click(screen.getByText('不依赖本服务核验证据包'));

  expect(screen.getByText(/切勿运行他人提供的证据包中的verify\.mjs/)).toBeVisible();
  expect(screen.getByRole('link', { name: /signet-verify\.mjs/ })).toHaveAttribute(
    'href',
    '/.well-known/signet-verify.mjs',
  );
  expect(screen.getByText(VERIFIER_SHA256.slice(0, 8), { exact: false })).toBeVisible();
});

test.each([
  ['corporation', '文件真实，但签署已失效', /2026年5月1日.*因为签署人所在的企业已签署/],
  ['erased', '签署的个人数据已删除', /2026年5月1日.*因为个人数据已删除/],
])('a signing that ended says since when and why: %s', async (endReason, title, reason) => {
  await drop({ ...SIGNED, state: 'ENDED', endedAt: '2026-05-01T08:00:00.000Z', endReason });

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

test('a file that is not known says so', async () => {
  await drop(UNKNOWN);

  expect(await screen.findByText('本服务没有这份文件')).toBeVisible();
});

test('the answer is about the file that was dropped last, even when an earlier one takes longer to read', async () => {
  const later = new File(['%PDF-1.7\nforged'], 'later.pdf', { type: 'application/pdf' });
  const bytes = await file.arrayBuffer();
  const slow = new File([bytes], 'slow.pdf', { type: 'application/pdf' });
  const reading = Promise.withResolvers<ArrayBuffer>();
  slow.arrayBuffer = () => reading.promise;
  // Of one document only: asking about another one fails.
  const answers: Answer[] = [answer(VerifyDocumentDocument, { verifyDocument: UNKNOWN })];
  await renderPage(<VerifyPage />, { path: '/verify', answers });
  const input = screen.getByLabelText(/选择PDF文件或证据包/);
  fireEvent.change(input, { target: { files: [slow] } });
  fireEvent.change(input, { target: { files: [later] } });
  expect(await screen.findByText('本服务没有这份文件')).toBeVisible();

  await act(async () => {
    reading.resolve(bytes);
    await readDocument(slow);
  });

  expect(screen.getByText('本服务没有这份文件')).toBeVisible();
});

test('a file that is no document is not asked about', async () => {
  await drop(UNKNOWN, new File(['hello'], 'hello.pdf', { type: 'application/pdf' }));

  expect(await screen.findByText(/无法读取该文件/)).toBeVisible();
});

test('a reference is answered, and says what it does not prove', async () => {
  const answers = [answer(VerifyReferenceDocument, { verifyReference: SIGNED })];
  const routes = [{ path: '/verify/:reference', element: <VerifyPage /> }];
  await renderRoutes(routes, { path: '/verify/SG-7K2M-9QXD-04TB', answers });

  expect(await screen.findByText('签署有效')).toBeVisible();
  expect(screen.getByText(/编号只能说明签署存在/)).toBeVisible();
  const answered = screen.getByText('签署有效').compareDocumentPosition(screen.getByLabelText(/选择PDF文件或证据包/));
  expect(answered).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a reference can be typed, and one that is unknown is no word about a file', async () => {
  const answers = [
    answer(VerifyReferenceDocument, { verifyReference: UNKNOWN }),
    answer(VerifyReferenceDocument, { verifyReference: SIGNED }),
  ];
  const routes = ['/verify', '/verify/:reference'].map((path) => ({ path, element: <VerifyPage /> }));
  const { variables, place } = await renderRoutes(routes, { path: '/verify', answers });
  const input = screen.getByRole('textbox', { name: /签署编号/ });
  await userEvent.type(input, 'SG-0000{Enter}');
  expect(input).toHaveAccessibleDescription(/完整的签署编号/);

  await userEvent.clear(input);
  await userEvent.type(input, 'sg 0000 0000 0000{Enter}');

  const notice = await screen.findByText('本服务没有这个编号的签署');
  expect(notice).toBeVisible();
  expect(screen.queryByText(/打印、扫描/)).not.toBeInTheDocument();
  expect(place()).toBe('/verify/SG-0000-0000-0000');

  await userEvent.clear(screen.getByRole('textbox', { name: /签署编号/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /签署编号/ }), 'SG-7K2M-9QXD-04TB{Enter}');
  expect(await screen.findByText('签署有效')).toBeVisible();
  expect(variables).toEqual([{ reference: 'SG-0000-0000-0000' }, { reference: 'SG-7K2M-9QXD-04TB' }]);
});
