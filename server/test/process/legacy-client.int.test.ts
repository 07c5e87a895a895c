import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { spawnService } from './service-process.ts';
import { createStorage } from './service-storage.ts';

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** An older client: it keeps cookies, repeats one in a header, and sends passwords character by character. */
class LegacyClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly address: string) {}

  async call(method: string, path: string, body?: BodyInit): Promise<Answer> {
    const response = await fetch(`${this.address}/api/v1/${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        token: this.cookies.get('csrf_token') ?? '',
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const { data } = (await response.json()) as { data: unknown };
    return { status: response.status, data };
  }

  send(method: string, path: string, body: object): Promise<Answer> {
    return this.call(method, path, JSON.stringify(body));
  }

  async logIn([user, password]: Login, linkId: string, consent = true): Promise<Answer> {
    const body = { user, password: [...Buffer.from(password)], link_id: linkId, privacy_consented: consent };
    return this.send('POST', 'corporation-manager/auth', body);
  }
}

type Login = readonly [account: string, password: string];

/** The log-in that the first start printed for a role. */
function loginOf(role: string): Login {
  const printed = new RegExp(`${role}: +(\\S+) / (\\S+)\n`).exec(inject('preparedService').output);
  expect(printed, role).not.toBeNull();
  const [, account = '', password = ''] = printed ?? [];
  return [account, password];
}

async function connect(): Promise<LegacyClient> {
  const { environment } = await createStorage();
  return new LegacyClient(await spawnService({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' }).address);
}

/** Expects the answer that everybody gets after logging out. */
async function expectLoggedOut(client: LegacyClient, path: string): Promise<void> {
  expect(await client.call('PUT', path)).toMatchObject({ status: 200 });
  expect(await client.call('GET', 'link')).toMatchObject({ status: 401 });
}

describe('a service in its own process serves legacy clients', () => {
  test('community managers log in, see their link and corporations, upload, and log out', async () => {
    const client = await connect();
    const [account, password] = loginOf('Community manager');

    expect(await client.call('GET', 'link')).toMatchObject({ status: 401, data: { error_code: 'cla.missing_token' } });
    expect(await client.logIn([account, 'Wrong-1234'], '')).toMatchObject({
      status: 400,
      data: { error_code: 'wrong_id_or_pw', retry_num: 4 },
    });
    expect(await client.logIn([account, password], 'fake_link', false)).toMatchObject({
      status: 401,
      data: { error_code: 'privacy_consent_invalid' },
    });
    expect(await client.logIn([account, password], 'fake_link')).toMatchObject({ status: 200 });
    expect(await client.call('GET', 'link/')).toMatchObject({ status: 200, data: [{ link_id: DEMO_LINK_ID }] });
    const { data } = await client.call('GET', `corporation-signing/${DEMO_LINK_ID}`);
    expect(data).toMatchObject([{ cla_language: 'English', admin_added: true, pdf_uploaded: true }]);
    const [{ id }] = data as [{ id: string }];
    expect(await client.call('POST', `corporation-pdf/${DEMO_LINK_ID}/${id}`, await signedPdf())).toEqual({
      status: 200,
      data: 'successfully',
    });
    expect(await client.call('GET', 'employee-signing')).toMatchObject({
      status: 403,
      data: { error_code: 'cla.unauthorized_token' },
    });
    await expectLoggedOut(client, 'auth');
  });

  test('a corporation’s administrator logs in, sees their own, adds a manager, and logs out', async () => {
    const client = await connect();
    const answer = await client.logIn(loginOf('Corporation administrator'), DEMO_LINK_ID);

    expect(answer.data).toMatchObject([{ role: 'admin', initial_pw_changed: true }]);
    expect(await client.call('GET', 'corporation-manager')).toMatchObject({
      data: { role: 'admin', link_id: DEMO_LINK_ID },
    });
    expect(await client.call('GET', 'employee-manager')).toMatchObject({ data: [{ role: 'manager' }] });
    expect(await client.call('GET', 'corporation-email-domain')).toMatchObject({ data: ['example.net'] });
    expect(await client.call('GET', 'employee-signing')).toMatchObject({ data: [] });
    const managers = [{ id: 'second', name: 'Second Manager', email: 'second@example.net' }];
    expect(await client.send('POST', 'employee-manager', { managers })).toEqual({ status: 200, data: 'successfully' });
    expect(await client.send('POST', 'employee-manager', { managers })).toMatchObject({
      status: 400,
      data: { error_code: 'cla.exits_id' },
    });
    await expectLoggedOut(client, 'corporation-manager/auth');
  });
});

/** A form as older clients send it, with their redundant part. */
async function signedPdf(): Promise<FormData> {
  const bytes = await readFile(join(projectRoot, 'server/demo/cla/corporation.zh.pdf'));
  const form = new FormData();
  form.append('pdf', new Blob([bytes], { type: 'application/pdf' }), 'signed.pdf');
  form.append('type', 'application/pdf');
  return form;
}
