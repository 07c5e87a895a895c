import { normalizeEmail } from '#rules/email.ts';
import { NameSet } from '../format/name-set.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type {
  ClaRecord,
  CorporationRecord,
  EmployeeRecord,
  IdentityRecord,
  IndividualRecord,
  InterchangeRecord,
  LinkRecord,
  ManagerRecord,
} from '../format/record.ts';
import type { OpenedSource } from '../format/source.ts';
import type { ImportTarget } from './import-target.ts';
import { resolveVersion } from './import-target.ts';
import { accountOf, AccountWinners, addressOf, EmployeeWinners, SigningWinners, type Winners } from './pick-winners.ts';
import { type SurveyedCorporation, surveyCorporation } from './survey-corporation.ts';

/** What only the whole source decides about its rows. */
export interface Survey {
  readonly winners: Winners;
  /** Corporations by the keys of their records. */
  readonly corporations: ReadonlyMap<string, SurveyedCorporation>;
  readonly employees: Pick<EmployeeWinners, 'isWinner'>;
  readonly accounts: Pick<AccountWinners, 'isWinner'>;
  /** Rows of links, CLAs and managers that stand in the way of each other, by their keys. */
  readonly conflicts: ReadonlyMap<string, ReasonCode>;
  readonly findTarget: (linkId: string) => Promise<ImportTarget | undefined>;
}

/** Looks up a link here, or one that the source brings with its CLAs. */
type FindTarget = (linkId: string, declared: readonly ClaRecord[] | undefined) => Promise<ImportTarget | undefined>;

/**
 * Reads the whole source twice, and decides what depends on several rows: which of the signings of one address counts,
 * and which corporations, versions and managers collide. Rows of the own format were decided where they come from.
 */
export async function surveySource(opened: Pick<OpenedSource, 'entries'>, find: FindTarget): Promise<Survey> {
  const surveyor = new Surveyor(find, await findRepeated(opened));
  for await (const record of foreignRecords(opened)) {
    await surveyor.see(record);
  }
  return surveyor.finish();
}

async function* foreignRecords({ entries }: Pick<OpenedSource, 'entries'>): AsyncGenerator<InterchangeRecord> {
  for await (const entry of entries()) {
    if (entry.kind === 'record' && !('own' in entry.record && entry.record.own !== undefined)) {
      yield entry.record;
    }
  }
}

/** The people who have several rows. All others need not be compared, nor held in memory. */
async function findRepeated(opened: Pick<OpenedSource, 'entries'>): Promise<NameSet> {
  const seen = new NameSet();
  const repeated = new NameSet();
  for await (const record of foreignRecords(opened)) {
    const person = personOf(record);
    if (person !== undefined && !seen.add(person)) {
      repeated.add(person);
    }
  }
  return repeated;
}

function personOf(record: InterchangeRecord): string | undefined {
  if (record.type === 'individual' || record.type === 'employee') {
    return `${record.type}\n${addressOf(record)}`;
  }
  return record.type === 'identity' ? `${record.type}\n${accountOf(record.link, record)}` : undefined;
}

class Surveyor {
  private readonly links = new Map<string, ClaRecord[]>();
  private readonly aliases = new Set<string>();
  private readonly versions = new Set<string>();
  private readonly managers = new Set<string>();
  private readonly conflicts = new Map<string, ReasonCode>();
  private readonly unsettled: CorporationRecord[] = [];
  private corporations: ReadonlyMap<string, SurveyedCorporation> | undefined;
  private readonly winners = new SigningWinners();
  private readonly employees = new EmployeeWinners();
  private readonly accounts = new AccountWinners();
  private readonly targets = new Map<string, Promise<ImportTarget | undefined>>();
  private readonly find: FindTarget;
  private readonly repeated: NameSet;

  constructor(find: FindTarget, repeated: NameSet) {
    this.find = find;
    this.repeated = repeated;
  }

  async see(record: InterchangeRecord): Promise<void> {
    const person = personOf(record);
    if (person !== undefined && !this.repeated.has(person)) {
      return;
    }
    switch (record.type) {
      case 'link':
        return this.seeLink(record);
      case 'cla':
        return this.seeCla(record);
      case 'corporation':
        this.unsettled.push(record);
        return;
      case 'manager':
        return this.seeManager(record);
      case 'employee':
        return this.seeEmployee(record);
      case 'individual':
        return this.seeIndividual(record);
      case 'identity':
        return this.seeIdentity(record);
      case 'audit':
      case 'exemption':
        return;
    }
  }

  finish(): Survey {
    return {
      winners: this.winners.all,
      corporations: this.settled(),
      employees: this.employees,
      accounts: this.accounts,
      conflicts: this.conflicts,
      findTarget: (linkId) => this.target(linkId),
    };
  }

  private target(linkId: string): Promise<ImportTarget | undefined> {
    const found = this.targets.get(linkId) ?? this.find(linkId, this.links.get(linkId));
    this.targets.set(linkId, found);
    return found;
  }

  private seeLink(record: LinkRecord): void {
    const alias = `${record.project_url}\n${record.alias}`;
    if (this.links.has(record.link) || (record.state === 'live' && this.aliases.has(alias))) {
      this.conflicts.set(record.key, 'alias_taken');
      return;
    }
    this.links.set(record.link, []);
    if (record.state === 'live') {
      this.aliases.add(alias);
    }
  }

  private seeCla(record: ClaRecord): void {
    const version = `${record.link}\n${Number(record.cla)}`;
    if (this.versions.has(version)) {
      this.conflicts.set(record.key, 'duplicate_cla_id');
      return;
    }
    this.versions.add(version);
    this.links.get(record.link)?.push(record);
  }

  private seeManager(record: ManagerRecord): void {
    const corporation = this.settled().get(record.corporation);
    if (corporation?.state !== 'completed') {
      return;
    }
    const names = [record.account ?? '', record.email].map((name) => `${record.link}\n${normalizeEmail(name)}`);
    if (names.some((name) => this.managers.has(name))) {
      this.conflicts.set(record.key, 'import_duplicate');
      return;
    }
    names.forEach((name) => this.managers.add(name));
  }

  private async seeEmployee(record: EmployeeRecord): Promise<void> {
    const corporation = this.settled().get(record.corporation);
    const target = await this.target(record.link);
    if (record.state !== 'removed' && corporation?.state === 'completed' && target !== undefined) {
      this.employees.enter(record, resolveVersion(target.corporateClas, corporation.signed)?.version ?? 0);
    }
  }

  private seeIdentity(record: IdentityRecord): void {
    if (record.state === 'live' && record.account_id !== null) {
      this.accounts.enter(record);
    }
  }

  private async seeIndividual(record: IndividualRecord): Promise<void> {
    const target = await this.target(record.link);
    if (record.state === 'live' && target !== undefined) {
      this.winners.enter(record, resolveVersion(target.clas, record)?.version ?? 0);
    }
  }

  /** All corporations come before what belongs to them. */
  private settled(): ReadonlyMap<string, SurveyedCorporation> {
    this.corporations ??= settleCorporations(this.unsettled);
    return this.corporations;
  }
}

/** Approved corporations stand before others that claim the same, then the lower key. */
function settleCorporations(records: readonly CorporationRecord[]): ReadonlyMap<string, SurveyedCorporation> {
  const taken = new Set<string>();
  const claimed = new Set<string>();
  const rank = ({ state }: CorporationRecord): number => (state === 'completed' ? 0 : 1);
  const inOrder = records.toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
  return new Map(
    inOrder.map((record) => {
      const corporation = surveyCorporation(record);
      const { link, domains, representativeKey, nameKey } = corporation;
      const names = [`r\n${link}\n${representativeKey}`, `n\n${link}\n${nameKey}\n${domains[0] ?? ''}`];
      const claims = domains.map((domain) => `${link}\n${domain}`);
      const isCompleted = record.state === 'completed';
      if (record.state === 'deleted' || record.representative === null) {
        return [record.key, corporation];
      }
      if (names.some((name) => taken.has(name))) {
        return [record.key, { ...corporation, ...(isCompleted ? DUPLICATE_COMPLETED : DUPLICATE_UNCOMPLETED) }];
      }
      if (isCompleted && claims.some((claim) => claimed.has(claim))) {
        return [record.key, { ...corporation, conflict: 'shared_domain' }];
      }
      names.forEach((name) => taken.add(name));
      claims.filter(() => isCompleted).forEach((claim) => claimed.add(claim));
      return [record.key, corporation];
    }),
  );
}

const DUPLICATE_COMPLETED = { conflict: 'duplicate_corporation' } as const;
const DUPLICATE_UNCOMPLETED = { conflict: 'import_duplicate', state: 'deleted' } as const;
