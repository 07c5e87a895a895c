import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, refusal } from '#client/test/mock-link.ts';
import { buildCorporationViewer } from '#client/test/viewers.ts';
import { LogInDocument, type Login_ChoiceFragment } from '#generated/graphql.ts';
import {
  ANY,
  nobody,
  loggedIn,
  renderPanel,
  account,
  password,
  submit,
  address,
  sent,
  logIn,
} from './testing/corporation-login.tsx';

const choiceAt = (linkId: string, facts: Partial<Login_ChoiceFragment>): Login_ChoiceFragment => ({
  __typename: 'LoginChoice',
  linkId,
  alias: '示例社区',
  projectUrl: 'https://example.org/project',
  corporationName: '示例企业',
  role: 'CORPORATION_ADMINISTRATOR',
  ...facts,
});

const several = answer(LogInDocument, {
  login: {
    __typename: 'LoginPayload',
    viewer: null,
    choices: [
      choiceAt('web_example-1', { corporationName: '第一企业' }),
      choiceAt('web_example-2', { corporationName: '第二企业', alias: '另一社区', role: 'EMPLOYEE_MANAGER' }),
    ],
    secondFactor: null,
  },
});

describe('the log-in without a link', () => {
  test('leads to the corporation of the account, at whatever link', async () => {
    const elsewhere = loggedIn(buildCorporationViewer({ linkId: 'web_example-2' }));
    const { variables } = await renderPanel([nobody, elsewhere], ANY);

    await logIn();

    expect(await address()).toHaveTextContent('/corp/web_example-2/overview');
    expect(variables.at(-1)).toEqual(sent());
  });

  test('asks for the link before mailing a password reset', async () => {
    await renderPanel([nobody], ANY);
    await userEvent.click(await screen.findByText('忘记密码？'));

    await userEvent.type(
      screen.getByRole('textbox', { name: '签署链接或项目ID' }),
      'https://cla.example.org/corporation-manager-login/web_example-1',
    );
    await userEvent.click(screen.getByRole('button', { name: '继续' }));

    expect(await address()).toHaveTextContent('/corp/web_example-1/retrieve-password');
  });

  test('offers the accounts that match, without asking for the password again', async () => {
    const second = loggedIn(buildCorporationViewer({ role: 'EMPLOYEE_MANAGER', linkId: 'web_example-2' }));
    const { variables } = await renderPanel([nobody, several, second], ANY);
    await logIn();

    expect(await screen.findByRole('radio', { name: /第一企业.*企业管理员 · 示例社区 · https:/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /第二企业.*员工管理员 · 另一社区/ }));
    await submit();

    expect(await address()).toHaveTextContent('/corp/web_example-2/overview');
    expect(variables.at(-1)).toEqual(sent('web_example-2'));
    expect([sessionStorage.length, localStorage.getItem('password')]).toEqual([0, null]);
  });

  test('says why the choice was refused', async () => {
    await renderPanel([nobody, several, refusal(LogInDocument, 'user_login_frozen')], ANY);
    await logIn();
    await screen.findAllByRole('radio');

    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(/五分钟/);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('can switch to another account instead of choosing', async () => {
    await renderPanel([nobody, several], ANY);
    await logIn();

    await userEvent.click(await screen.findByRole('button', { name: '换一个账号' }));

    expect(await account()).toHaveValue('');
    expect(password()).toHaveValue('');
  });
});
