import type { LightMyRequestResponse as Response } from 'fastify';
import { expect } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const OK = { data: 'successfully' };

export async function refused(answer: Promise<Response>): Promise<object> {
  const { statusCode, headers, ...response } = await answer;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { error_code, error_message, ...details } = response.json<{ data: Record<string, unknown> }>().data;
  expect(error_message).toEqual(expect.any(String));
  return { statusCode, error_code, ...details };
}

/** Signs over REST, as the legacy client does. */
export class RestSigner {
  private readonly testApp: TestApp;
  private readonly link: Link;
  private readonly cla: Cla;

  constructor(testApp: TestApp, link: Link, cla: Cla) {
    this.testApp = testApp;
    this.link = link;
    this.cla = cla;
  }

  post(path: string, payload: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.testApp.app.inject({ method: 'POST', url: `/api/v1/individual-signing/${path}`, payload, headers });
  }

  async sendCode(email: string): Promise<string> {
    await this.post(`${this.link.linkId}/code`, { email });
    return this.testApp.codeSentTo(email);
  }

  /** The legacy client's body for the English CLA. */
  bodyFor(email: string, overrides: object = {}): object {
    return {
      name: 'Example Signer',
      email,
      cla_id: String(this.cla.number),
      cla_language: 'English',
      verification_code: '000000',
      info: { '0': 'Example Signer', '1': email, '2': '555 0100', code: '000000' },
      privacy_checked: true,
      ...overrides,
    };
  }

  sign(email: string, overrides: object = {}): Promise<Response> {
    return this.post(this.link.linkId, this.bodyFor(email, overrides));
  }

  check(email: string, linkId = this.link.linkId): Promise<Response> {
    return this.testApp.app.inject({ url: `/api/v1/individual-signing/${linkId}`, query: { email } });
  }
}
