import { createVerify, randomBytes } from 'node:crypto';
import { FakeRefusal } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeApp, FakeGithubState, FakeInstallation } from './fake-github-state.ts';

/** Seconds that a JWT may be valid. */
const JWT_SECONDS_MAX = 600;

const TOKEN_MS = 60 * 60 * 1000;

/** The App whose JWT a request carries. Throws `FakeRefusal`. */
export function authenticateApp(state: FakeGithubState, authorization: string | undefined): FakeApp {
  const [, header = '', payload = '', signature = ''] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (signature === '') {
    throw new FakeRefusal(401, 'A JSON web token could not be decoded');
  }
  const claims = decode(payload);
  const app = state.apps.get(Number(claims['iss']));
  const trusted =
    app !== undefined &&
    decode(header)['alg'] === 'RS256' &&
    createVerify('RSA-SHA256').update(`${header}.${payload}`).verify(app.publicKey, signature, 'base64url');
  if (!trusted) {
    throw new FakeRefusal(401, 'A JSON web token could not be decoded');
  }
  checkTimes(claims, state.now().getTime() / 1000);
  return app;
}

function checkTimes(claims: Readonly<Record<string, unknown>>, now: number): void {
  const issued = Number(claims['iat']);
  const expires = Number(claims['exp']);
  if (!(issued <= now)) {
    throw new FakeRefusal(
      401,
      "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued",
    );
  }
  if (!(expires > now && expires <= now + JWT_SECONDS_MAX)) {
    throw new FakeRefusal(401, "'Expiration time' claim ('exp') is too far in the future");
  }
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

/** Issues a token of an installation for an hour, longer than the classic 40 characters. Throws `FakeRefusal`. */
export function mintToken(state: FakeGithubState, app: FakeApp, id: number) {
  const installation = state.installations.get(id);
  if (installation === undefined || installation.app !== app || installation.removed) {
    throw new FakeRefusal(404);
  }
  if (installation.suspended) {
    throw new FakeRefusal(403, 'This installation has been suspended');
  }
  const token = `ghs_${app.id}_${randomBytes(120).toString('base64url')}`;
  const expiresAt = new Date(state.now().getTime() + TOKEN_MS);
  state.grants.set(token, { installation, expiresAt });
  return {
    token,
    expires_at: expiresAt.toISOString().replace(/\.\d+/, ''),
    permissions: installation.permissions,
    repository_selection: installation.repositories === null ? 'all' : 'selected',
  };
}

/** The installation whose token a request carries. Throws `FakeRefusal`. */
export function authenticateInstallation(state: FakeGithubState, authorization: string | undefined): FakeInstallation {
  const token = /^(?:Bearer|token) (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  const known = state.grants.get(token);
  if (known === undefined || known.expiresAt <= state.now() || known.installation.removed) {
    throw new FakeRefusal(401, 'Bad credentials');
  }
  if (known.installation.suspended) {
    throw new FakeRefusal(403, 'This installation has been suspended');
  }
  return known.installation;
}

const LEVELS = ['none', 'read', 'write', 'admin'];

/** Whether an installation has a permission such as `checks:write`. */
export function isPermitted({ permissions }: FakeInstallation, permission: string): boolean {
  const [name = '', level = 'read'] = permission.split(':');
  return LEVELS.indexOf(permissions[name] ?? 'none') >= LEVELS.indexOf(level);
}

/** Refuses an installation without a permission. Throws `FakeRefusal`. */
export function requirePermission(installation: FakeInstallation, permission: string): void {
  if (!isPermitted(installation, permission)) {
    throw new FakeRefusal(403, 'Resource not accessible by integration', {
      'x-accepted-github-permissions': permission.replace(':', '='),
    });
  }
}

/** Whether an installation reaches a repository. */
export function reaches(installation: FakeInstallation, { id, owner }: FakeRepository): boolean {
  return installation.account === owner && (installation.repositories?.has(id) ?? true);
}
