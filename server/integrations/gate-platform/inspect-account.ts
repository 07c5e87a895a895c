import { GatePlatformFailure, type PlatformFinding, type PlatformRepository } from './gate-platform.ts';

/** A finding without its repository. */
export type Found = Omit<PlatformFinding, 'repository'>;

interface AccountInspection {
  /** Looks at the account of a token. */
  readonly account: () => Promise<Found[]>;
  /** Looks at the rights of the account in a repository. */
  readonly repository: (repository: PlatformRepository) => Promise<Found[]>;
  /** The right that the token needs to see what is hidden from it. */
  readonly hidden: string;
}

/** What is wrong, and what is right, with a token and with repositories. Throws `GatePlatformFailure`. */
export async function inspectByToken(
  { account, repository: inspect, hidden }: AccountInspection,
  repositories: readonly PlatformRepository[],
): Promise<PlatformFinding[]> {
  const ofAccount = await account().catch((error: unknown) => [
    refusedCredentials(error) ?? missingRight(error, hidden),
  ]);
  const findings: PlatformFinding[] = ofAccount.map((finding) => ({ ...finding, repository: null }));
  if (ofAccount.some(({ ok, check }) => !ok && check === 'credentials')) {
    return findings;
  }
  for (const repository of repositories) {
    const found = await inspect(repository).catch((error: unknown) => [missingRight(error, hidden)]);
    findings.push(...found.map((finding) => ({ ...finding, repository: repository.path })));
  }
  return findings;
}

/** Compares our clock with the `date` of an answer; one without a date is no fault. */
export function inspectClock(date: string | null, now: Date, secondsMax: number): Found {
  const seconds = date === null ? 0 : Math.round((now.getTime() - new Date(date).getTime()) / 1000);
  return { ok: Math.abs(seconds) <= secondsMax, check: 'clock', subject: `${seconds} s` };
}

/** Says that the credentials are refused; undefined for any other error. */
export function refusedCredentials(error: unknown): Found | undefined {
  return error instanceof GatePlatformFailure && error.kind === 'credentials_refused'
    ? { ok: false, check: 'credentials', subject: null }
    : undefined;
}

/** Names the right that a request lacked. Rethrows any other error. */
export function missingRight(error: unknown, hidden: string): Found {
  if (error instanceof GatePlatformFailure && (error.kind === 'forbidden' || error.kind === 'not_found')) {
    return { ok: false, check: 'permission', subject: error.details.permission ?? hidden };
  }
  throw error;
}
