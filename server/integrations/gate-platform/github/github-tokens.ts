import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { GatePlatformFailure, type GateCredentials } from '#server/integrations/gate-platform/gate-platform.ts';
import { readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { requestGithub, type GithubHost } from './github-request.ts';

/** GitHub's clock may be behind ours by as much. */
const ISSUED_BEFORE_SECONDS = 60;

/** GitHub takes ten minutes at most, by its own clock. */
const VALID_SECONDS = 480;

/** Milliseconds before its end at which a token is replaced. */
const RENEW_BEFORE_MS = 5 * 60_000;

/** Installations whose tokens are kept. */
const TOKENS_MAX = 10_000;

const minted = z.object({ token: z.string().min(1), expires_at: z.iso.datetime({ offset: true }) });

interface InstallationToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** An App and one of its installations. */
export interface InstallationKey {
  readonly app: AppCredentials;
  readonly installationId: string;
}

/** Id and key of an App. */
export type AppCredentials = Extract<GateCredentials, { kind: 'app' }>;

/** Signs a token with which an App speaks for itself. Throws `GatePlatformFailure` when its key is no RSA key. */
export async function signAppToken({ appId, privateKey }: AppCredentials, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  try {
    return await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(appId)
      .setIssuedAt(seconds - ISSUED_BEFORE_SECONDS)
      .setExpirationTime(seconds + VALID_SECONDS)
      .sign(createPrivateKey(privateKey));
  } catch {
    throw new GatePlatformFailure('credentials_refused', 'the private key of the App cannot be used');
  }
}

/** Keeps the tokens of installations, one per installation, and asks for one at a time. */
export class InstallationTokens {
  readonly #tokens = new LRUCache<string, Promise<InstallationToken>>({ max: TOKENS_MAX });

  /** A token that is valid for minutes still. Throws `GatePlatformFailure`. */
  async get(host: GithubHost, key: InstallationKey): Promise<string> {
    const name = nameOf(host, key);
    const pending = this.#tokens.get(name) ?? this.#mint(host, key);
    const kept = await pending;
    if (kept.expiresAt.getTime() - RENEW_BEFORE_MS > host.now().getTime()) {
      return kept.token;
    }
    const newer = this.#tokens.get(name);
    return (await (newer === undefined || newer === pending ? this.#mint(host, key) : newer)).token;
  }

  /** Forgets a token that was refused, unless a newer one has taken its place. */
  async drop(host: GithubHost, key: InstallationKey, refused: string): Promise<void> {
    const name = nameOf(host, key);
    const pending = this.#tokens.get(name);
    const kept = await pending?.catch(() => undefined);
    if (kept?.token === refused && this.#tokens.get(name) === pending) {
      this.#tokens.delete(name);
    }
  }

  #mint(host: GithubHost, key: InstallationKey): Promise<InstallationToken> {
    const name = nameOf(host, key);
    const minting = mint(host, key).catch((error: unknown) => {
      this.#tokens.delete(name);
      throw error;
    });
    this.#tokens.set(name, minting);
    return minting;
  }
}

function nameOf({ instance }: GithubHost, { app, installationId }: InstallationKey): string {
  return `${instance.apiUrl} ${app.appId} ${installationId}`;
}

async function mint(host: GithubHost, { app, installationId }: InstallationKey): Promise<InstallationToken> {
  const answer = await requestGithub(host, {
    method: 'POST',
    path: `/app/installations/${encodeURIComponent(installationId)}/access_tokens`,
    token: await signAppToken(app, host.now()),
    accept: [404],
  });
  if (answer.status === 404) {
    throw new GatePlatformFailure('credentials_refused', 'the App is not installed any more');
  }
  const { token, expires_at: expiresAt } = readAnswer(answer, minted);
  return { token, expiresAt: new Date(expiresAt) };
}
