import { createHash } from 'node:crypto';
import type { PlatformPerson, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';

/** The only repository of the demo platform. */
export const DEMO_REPOSITORY = {
  id: '1',
  path: 'example-community/sample',
  ownerId: '1',
  private: false,
} as const;

/** Author of the pull request that is there from the start. */
const FIRST_AUTHOR = 'contributor@example.com';

/** Most pull requests that are kept; the oldest makes room. */
const PULL_REQUESTS_MAX = 20;

/** A pull request of one commit. */
export interface DemoPullRequest {
  readonly number: number;
  /** The address that its author committed under. */
  readonly email: string;
  readonly opener: PlatformPerson;
  readonly headSha: string;
  readonly merged: boolean;
  /** What the gate reported about it last. */
  readonly check: VerdictReport | null;
}

/** The pull requests of the demo, in memory: they start empty with the service. */
export class DemoPlatform {
  #pullRequests: DemoPullRequest[] = [];
  #last = 0;

  constructor() {
    this.open(FIRST_AUTHOR);
  }

  /** Newest first. */
  list(): readonly DemoPullRequest[] {
    return this.#pullRequests;
  }

  find(number: number): DemoPullRequest | undefined {
    return this.#pullRequests.find((pullRequest) => pullRequest.number === number);
  }

  /** Opens a pull request of somebody, who has one account for all commits under this address. */
  open(email: string): DemoPullRequest {
    this.#last += 1;
    const number = this.#last;
    const opener = { id: digest(email.toLowerCase()).slice(0, 12), login: loginOf(email), bot: false };
    const headSha = digest(`${number} ${email} ${crypto.randomUUID()}`);
    const opened = { number, email, opener, headSha, merged: false, check: null };
    this.#pullRequests = [opened, ...this.#pullRequests].slice(0, PULL_REQUESTS_MAX);
    return opened;
  }

  /** Shows what the gate says about a commit. */
  report(report: VerdictReport): void {
    this.#change(({ headSha }) => headSha === report.headSha, { check: report });
  }

  /** Merges a pull request; false, and nothing done, unless it is open and its check has passed. */
  merge(number: number): boolean {
    const found = this.find(number);
    if (found === undefined || !isMergeable(found)) {
      return false;
    }
    this.#change((pullRequest) => pullRequest === found, { merged: true });
    return true;
  }

  #change(isMeant: (pullRequest: DemoPullRequest) => boolean, members: Partial<DemoPullRequest>): void {
    this.#pullRequests = this.#pullRequests.map((one) => (isMeant(one) ? { ...one, ...members } : one));
  }
}

/** Whether the platform lets a pull request be merged: its check is required, as a branch rule would have it. */
export function isMergeable({ merged, check }: DemoPullRequest): boolean {
  return !merged && check?.verdict === 'covered';
}

const platforms = new Map<string, DemoPlatform>();

/** The demo platform at an address; services of one process, as tests have them, each have their own. */
export function demoPlatformAt(url: string): DemoPlatform {
  const platform = platforms.get(url) ?? new DemoPlatform();
  platforms.set(url, platform);
  return platform;
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function loginOf(email: string): string {
  return (email.split('@', 1)[0] ?? '').replaceAll(/[^\w-]+/g, '-');
}
