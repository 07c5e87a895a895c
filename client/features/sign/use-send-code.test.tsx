import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { CodeTaskDocument, SendVerificationCodeDocument } from '#generated/graphql.ts';
import { IndividualSignForm } from './individual-signing-page.tsx';
import { codeSentTo, fill, LINK_ID, linkOf } from './testing/signing.tsx';

const EMAIL = 'signer@example.org';

/** What the browser's worker answers; jsdom has none. */
let solved: string | null = null;

class FakeWorker extends EventTarget {
  postMessage(task: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: solved && `${solved} ${task}` }));
  }

  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
afterEach(() => vi.unstubAllGlobals());

const overBudget = refusal(SendVerificationCodeDocument, 'too_many_request', {
  retryAfter: 40_000,
  reason: 'proof_of_work',
});
const task = answer(CodeTaskDocument, { codeTask: 'task' });

async function askForCode(answers: Parameters<typeof renderPage>[1]) {
  const link = linkOf('INDIVIDUAL');
  const [cla] = link.clas;
  if (cla === undefined) {
    throw new TypeError('the link has no CLA');
  }
  const done = () => Promise.resolve();
  const form = <IndividualSignForm linkId={LINK_ID} link={link} cla={cla} onSigned={() => {}} onReload={done} />;
  const page = await renderPage(form, { path: `/sign-cla/${LINK_ID}/individual`, ...answers });
  await fill('邮箱', EMAIL);
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
  return page;
}

test('a code that costs work is sent once the browser has done it, without anybody noticing', async () => {
  solved = 'proof of';

  const { variables } = await askForCode({ answers: [overBudget, task, codeSentTo(EMAIL)] });

  expect(await screen.findByText(/验证码已发送到signer@example.org/)).toBeVisible();
  expect(variables.at(-1)).toMatchObject({ input: { proofOfWork: 'proof of task' } });
});

test('a browser that cannot do the work shows why no code was sent', async () => {
  solved = null;

  await askForCode({ answers: [overBudget, task] });

  expect(await screen.findByText(/12小时后再试/)).toBeVisible();
});
