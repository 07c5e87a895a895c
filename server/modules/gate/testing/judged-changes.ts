import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { judgeCommits } from '#server/modules/gate/evaluation/judge-commits.ts';
import type { Judgement, ProposedChange } from '#server/modules/gate/evaluation/judgement.ts';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { DEFAULT_GATE_POLICY, type GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** Opens the pull request by default. */
export const OPENER: PlatformPerson = { id: '501', login: 'opener', bot: false };

export const STRANGER: PlatformPerson = { id: '502', login: 'stranger', bot: false };
export const DEPENDABOT: PlatformPerson = { id: '49699333', login: 'dependabot[bot]', bot: true };
export const UNKNOWN_BOT: PlatformPerson = { id: '90001', login: 'nobodys[bot]', bot: true };
export const COPILOT: PlatformPerson = { id: '198982749', login: 'Copilot', bot: true };

const GITHUB = platformInstance('github', 'https://github.com');

let commits = 0;

/** A commit whose author and committer are one person. */
export function commit(
  email: string | null,
  account: PlatformPerson | null,
  facts: Partial<CommitFacts> = {},
): CommitFacts {
  commits += 1;
  const person = { name: 'Somebody', email, account };
  return {
    sha: commits.toString(16).padStart(40, '0'),
    message: 'Change it',
    author: person,
    committer: person,
    coAuthors: [],
    parents: 1,
    madeByPlatform: false,
    signer: null,
    ...facts,
  };
}

/** A change with these commits. */
export function changeOf(list: readonly CommitFacts[], facts: Partial<ProposedChange> = {}): ProposedChange {
  return {
    instance: GITHUB,
    commits: list,
    complete: true,
    opener: OPENER,
    pushers: new Map(),
    vouchers: new Map(),
    fromFork: null,
    instances: [GITHUB],
    accountable: undefined,
    earlier: [],
    changedLines: 100,
    readTextChange: async () => ({ files: ['src/a.ts'], lines: 3 }),
    isMember: async () => false,
    mayWrite: async () => false,
    ...facts,
  };
}

/** A link whose pull requests are judged. */
export class Judge {
  private readonly testApp: TestApp;
  private readonly link: Link;
  private readonly cla: Cla;

  constructor(testApp: TestApp, link: Link, cla: Cla) {
    this.testApp = testApp;
    this.link = link;
    this.cla = cla;
  }

  judge(change: ProposedChange, policy: Partial<GatePolicyFacts> = {}): Promise<Judgement> {
    const asked = { link: this.link, policy: { ...DEFAULT_GATE_POLICY, ...policy }, change, at: new Date() };
    return judgeCommits(this.testApp.deps, asked);
  }

  /** Has somebody sign; returns their address. */
  async signed(): Promise<string> {
    const email = newEmail();
    const em = this.testApp.em();
    await buildIndividualSigning(em, em.merge(this.cla), { email });
    return email;
  }

  /** Ties an address or an account to the signing of an address. */
  async tie(email: string, tied: Partial<ProvedIdentity>): Promise<void> {
    const em = this.testApp.em();
    const link = this.link.id;
    const { id, reference } = await em.findOneOrFail(IndividualSigning, { link, emailKey: email });
    em.create(ProvedIdentity, { link, signing: id, reference, signerKey: email, provedAt: new Date(), ...tied });
    await em.flush();
  }
}

/** The verdict and the first subject as text. */
export function inWords({ verdict, commits: [first] }: Judgement): string {
  const [subject] = first?.subjects ?? [];
  const { assurance, rule, missing, step } = subject ?? {};
  return [verdict, assurance, rule?.kind ?? missing, step].filter((part) => part).join(' ');
}
