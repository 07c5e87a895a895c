import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { ArrivedCodeNotice } from './arrived-code-notice.tsx';
import { useArrivedCode } from './arrived-code.ts';
import { IndividualSignForm } from './individual-signing-page.tsx';
import { codeSentTo, fill, LINK_ID, linkOf } from './testing/signing.tsx';

const CODE = '493817';

afterEach(() => window.history.replaceState(null, '', '/'));

/** What the mail's link opens, without the document. */
function OpenedTab({ linkId = LINK_ID }: { readonly linkId?: string }) {
  const arrived = useArrivedCode({ linkId, way: 'individual' });
  const link = linkOf('INDIVIDUAL');
  const [cla] = link.clas;
  return (
    <section aria-label="opened">
      {arrived !== undefined && <ArrivedCodeNotice {...arrived} />}
      {cla !== undefined && (
        <IndividualSignForm
          linkId={linkId}
          link={link}
          cla={cla}
          arrivedCode={arrived?.code}
          onSigned={vi.fn<() => void>()}
          onReload={() => Promise.resolve()}
        />
      )}
    </section>
  );
}

const openLink = async (linkId?: string) => {
  window.history.replaceState(null, '', `/sign-cla/${LINK_ID}/individual?email=x#code=${CODE}`);
  return renderPage(<OpenedTab {...(linkId !== undefined && { linkId })} />);
};
/** The inputs of a name in all tabs; labels lead to the first tab only, because the forms share their ids. */
const inputs = (name: string) => screen.getAllByRole('textbox').filter((input) => input.getAttribute('name') === name);
const codeFields = () => inputs('verificationCode');

test('in another browser the code is shown and filled in, nothing is sent, and the address forgets it', async () => {
  const { variables } = await openLink();

  expect(screen.getByText(`您的验证码：${CODE}`)).toBeVisible();
  expect(codeFields()[0]).toHaveValue(CODE);
  expect(window.location.hash).toBe('');
  expect(window.location.search).toBe('?email=x');
  expect(variables).toEqual([]);
});

test('the tab that waits for a code is given it, and keeps what was typed', async () => {
  await waitingTab();

  await openLink();

  expect(await screen.findByText('验证码已填入您正在签署的页面')).toBeVisible();
  expect(codeFields()[0]).toHaveValue(CODE);
  expect(inputs('name')[0]).toHaveValue('示例签署人');
});

test('a tab that signs with another community is left alone', async () => {
  await waitingTab();

  await openLink('web_example-2');

  await waitFor(() => expect(codeFields()[1]).toHaveValue(CODE));
  expect(codeFields()[0]).toHaveValue('');
  expect(screen.getByText(`您的验证码：${CODE}`)).toBeVisible();
});

test.each(['', '#code=12345', '#code=<b>12345', '#top'])(
  'an address with the fragment "%s" brings no code',
  async (hash) => {
    window.history.replaceState(null, '', `/${hash}`);

    await renderPage(<OpenedTab />);

    expect(screen.queryByText(/您的验证码/)).not.toBeInTheDocument();
    expect(codeFields()[0]).toHaveValue('');
  },
);

/** A signing page in which a code was asked for. */
async function waitingTab(): Promise<void> {
  await renderPage(<OpenedTab />, { answers: [codeSentTo('signer@example.org')] });
  await fill('姓名', '示例签署人');
  await fill('邮箱', 'signer@example.org');
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
  await screen.findByText(/验证码已发送到/);
}
