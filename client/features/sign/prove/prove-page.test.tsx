import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { ClaimAddressDocument, CodePlatformsDocument, StartClaimAccountDocument } from '#generated/graphql.ts';
import { codeSentTo, fill, LINK_ID, linkWith } from '../testing/signing.tsx';
import { ProvePage } from './prove-page.tsx';

const SIGNED = 'signer@example.org';
const CLAIMED = 'work@example.com';
const PAGE = `/prove/${LINK_ID}`;

const platforms = answer(CodePlatformsDocument, { codePlatforms: ['GITHUB'] });
const claimed = answer(ClaimAddressDocument, {
  claimAddress: {
    __typename: 'ClaimAddressPayload',
    identity: { __typename: 'ProvedIdentity', id: 'identity-1', email: CLAIMED },
  },
});

async function open(search = '', answers: readonly Answer[] = []) {
  const page = { path: '/prove/:linkId', element: <ProvePage /> };
  const rendered = await renderRoutes([page], {
    answers: [linkWith('INDIVIDUAL'), platforms, ...answers],
    path: PAGE + search,
  });
  await screen.findByText(/您签署过“示例社区”的CLA|账号已关联/);
  return rendered;
}

async function fillSigned(): Promise<void> {
  await fill('签署邮箱', SIGNED);
  await fill('签署邮箱的验证码', '123456');
}

async function proveAddress(): Promise<void> {
  await fillSigned();
  await fill('另一个邮箱的验证码', '654321');
  await userEvent.click(screen.getByRole('button', { name: '关联邮箱' }));
}

describe('a further address', () => {
  test('of the link is filled in, and proved by the codes of both addresses', async () => {
    const { variables } = await open(`?email=${CLAIMED}&return_to=%2Fgate%2Fexample`, [claimed]);

    await proveAddress();

    expect(await screen.findByRole('status')).toHaveTextContent(`今后用${CLAIMED}提交的代码，按${SIGNED}的签署检查。`);
    expect(variables.at(-1)).toEqual({
      input: { linkId: LINK_ID, email: SIGNED, emailCode: '123456', claimedEmail: CLAIMED, claimedCode: '654321' },
    });
    expect(screen.getByRole('link', { name: '返回来时的页面' })).toHaveAttribute('href', '/gate/example');
  });

  test('gets its code with the purpose of claims', async () => {
    const { variables } = await open(`?email=${CLAIMED}`, [codeSentTo(CLAIMED)]);

    const [, send] = await screen.findAllByRole('button', { name: '发送验证码' });
    await userEvent.click(send ?? document.body);

    expect(await screen.findByText(/验证码已发送到work@example.com/)).toBeVisible();
    expect(variables.at(-1)).toMatchObject({ input: { purpose: 'CLAIM_ADDRESS', linkId: LINK_ID, email: CLAIMED } });
  });

  test('must be another one', async () => {
    const { variables } = await open(`?email=${SIGNED}`);
    const before = variables.length;

    await proveAddress();

    expect(screen.getByRole('textbox', { name: '另一个邮箱' })).toHaveAccessibleDescription(/不同的邮箱/);
    expect(variables).toHaveLength(before);
  });

  test('another one can be proved next', async () => {
    await open(`?email=${CLAIMED}`, [claimed]);

    await proveAddress();
    await userEvent.click(await screen.findByRole('button', { name: '再关联一个' }));

    expect(screen.getByRole('textbox', { name: '签署邮箱' })).toHaveValue(SIGNED);
    expect(screen.getByRole('textbox', { name: '另一个邮箱' })).toHaveValue('');
  });
});

describe('a refusal', () => {
  test.each([
    ['no_link', '没有找到签署', '签署CLA', `/sign/${LINK_ID}?return_to=%2Findex`],
    [
      'go_to_sign_employee_cla',
      '请以员工身份签署',
      '以员工身份签署',
      `/sign-cla/${LINK_ID}/employee?email=work%40example.com&claimed=yes&return_to=%2Findex`,
    ],
  ] as const)('%s says so, takes the focus and leads on', async (code, title, way, path) => {
    await open(`?email=${CLAIMED}&return_to=/index`, [refusal(ClaimAddressDocument, code)]);

    await proveAddress();

    expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', path);
  });

  test('of an address that is tied already says that nothing is left to do', async () => {
    await open(`?email=${CLAIMED}`, [refusal(ClaimAddressDocument, 'resigned')]);

    await proveAddress();

    expect(await screen.findByText('无需关联')).toBeVisible();
  });

  test.each([
    ['emailCode', '签署邮箱的验证码'],
    ['claimedCode', '另一个邮箱的验证码'],
  ])('of the code %s appears at its input', async (field, label) => {
    await open(`?email=${CLAIMED}`, [refusal(ClaimAddressDocument, 'wrong_verification_code', { field })]);

    await proveAddress();

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/验证码不正确/),
    );
  });
});

describe('an account', () => {
  afterEach(() => vi.unstubAllGlobals());

  const started = answer(StartClaimAccountDocument, {
    startClaimAccount: { __typename: 'StartClaimAccountPayload', url: 'https://github.example/authorize' },
  });
  const watchLeaving = () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { origin: window.location.origin, assign });
    return assign;
  };
  const goToPlatform = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /GitHub账号/ }));
    await fillSigned();
    await userEvent.click(screen.getByRole('button', { name: '前往GitHub' }));
  };

  test('is not proved once its owner has left the page: its platform is not opened', async () => {
    const assign = watchLeaving();
    const starting = late(started);
    const { goTo } = await open('', [starting.answer]);
    await goToPlatform();
    await goTo('/elsewhere');

    await starting.arrive();

    expect(assign).not.toHaveBeenCalled();
  });

  test('is proved at its platform, which leads back here', async () => {
    const assign = watchLeaving();
    const { variables } = await open('?return_to=%2Findex', [started]);

    await goToPlatform();

    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://github.example/authorize'));
    expect(variables.at(-1)).toEqual({
      input: {
        linkId: LINK_ID,
        email: SIGNED,
        verificationCode: '123456',
        platform: 'GITHUB',
        returnPath: `${PAGE}?proved=GITHUB&return_to=%2Findex`,
      },
    });
  });

  test('that was proved is confirmed, and another can follow', async () => {
    await open('?proved=GITHUB&return_to=/index');

    expect(screen.getByRole('status')).toHaveTextContent('GitHub账号已关联');
    expect(screen.getByRole('link', { name: '返回来时的页面' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '再关联一个' }));

    expect(screen.getByRole('textbox', { name: '签署邮箱' })).toBeVisible();
  });

  test.each([
    ['refuse_authorize', '您取消了授权'],
    ['resigned', '无需关联'],
    ['anything at all', '关联失败'],
  ])('that was refused with %s says why above the form', async (code, text) => {
    await open(`?proved=GITHUB&error_code=${encodeURIComponent(code)}`);

    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByText(/anything at all/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '签署邮箱' })).toBeVisible();
  });
});

test('somebody who has not signed is led to signing', async () => {
  await open('?return_to=%2Findex');

  expect(screen.getByRole('link', { name: '先签署CLA' })).toHaveAttribute(
    'href',
    `/sign/${LINK_ID}?return_to=%2Findex`,
  );
});
