import { isEmail, normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import { runStatement } from '#server/db/run-statement.ts';
import {
  createSigningStatusLoader,
  SIGNING_STATUSES_MAX,
} from '#server/modules/signing/signing/signing-status-loader.ts';
import { NameSet } from '../format/name-set.ts';
import type { OpenedSource, Source, SourceOptions } from '../format/source.ts';
import { applyDecisions, readDecisions } from '../import/decisions.ts';
import type { ImportContext } from '../import/import-context.ts';
import { placeRecords } from '../import/place-records.ts';
import { readBatches } from '../import/read-batches.ts';
import { preparePlacing } from '../import/run-import.ts';
import { checkScans } from '../scans/check-scans.ts';
import type { Claim, OldAnswer, OurAnswer, Question, ReadClaims } from './claim.ts';
import { type Answered, classify, type Difference, type DifferenceClass } from './classify.ts';
import { readHereFacts } from './here-facts.ts';

interface CompareInput {
  readonly source: Source;
  readonly options: SourceOptions;
  readonly readClaims: ReadClaims;
  /** File of the operator's decisions, as the import got it. */
  readonly decisions?: string | undefined;
  /** Gets every difference. */
  readonly onDifference: (difference: Difference) => void;
}

/** How many answers were compared, and how many of them differ, by class. */
export interface Comparison {
  readonly asked: number;
  readonly differences: Readonly<Partial<Record<DifferenceClass, number>>>;
}

const nameOf = ({ link, kind, value }: Pick<Claim, 'link' | 'kind' | 'value'>): string =>
  [link, kind, value].join('\n');

/** As our answers do not distinguish them. */
const looselyNamed = ({ link, kind, value }: Pick<Claim, 'link' | 'kind' | 'value'>): string =>
  nameOf({ link, kind, value: kind === 'email' ? normalizeEmail(value) : value.toLowerCase() });

/**
 * Asks the old rule, on the data of the source, and this service about everybody of the source, in each spelling, and
 * about as many strangers, and classifies what differs.
 */
export async function compareAnswers(ctx: ImportContext, input: CompareInput): Promise<Comparison> {
  const opened = checkScans(
    applyDecisions(await input.source.open(input.options), await readDecisions(input.decisions)),
  );
  const refused = await readRefusals(ctx, opened, input.source);
  const { exact, loose } = await readOldAnswers(input);
  const differences = new Map<DifferenceClass, number>();
  let asked = 0;
  for (const batch of batches(questionsOf(exact))) {
    asked += batch.length;
    const ours = await askHere(ctx, batch);
    const answered = batch.map((question, index): Answered => ({
      question,
      old: exact.get(nameOf(question)),
      anyCase: loose.get(looselyNamed(question)),
      ours: ours[index],
    }));
    const differing = answered.filter(({ old, ours: now }) => (old?.counts ?? false) !== (now?.signed ?? false));
    const here = await readHereFacts(ctx.em.fork(), { differing, source: `${input.source.name}:${opened.instance}` });
    for (const answer of differing) {
      const difference = classify(answer, { refused, here, generation: opened.generation });
      differences.set(difference.class, (differences.get(difference.class) ?? 0) + 1);
      input.onDifference(difference);
    }
  }
  return { asked, differences: Object.fromEntries(differences) };
}

/** Why rows are not here, by their places. */
async function readRefusals(
  ctx: ImportContext,
  opened: OpenedSource,
  source: Source,
): Promise<ReadonlyMap<string, string>> {
  const placing = await preparePlacing(ctx, { opened, source, owner: undefined });
  const refused = new Map<string, string>();
  const note = (locator: string, reason: string): void => void refused.set(locator, reason);
  for await (const batch of readBatches(opened, ({ locator, reason }) => note(locator, reason))) {
    if (batch.kind === 'records') {
      for (const { entry, outcome, reasons } of await placeRecords(ctx.em.fork(), batch.records, placing)) {
        const [reason] = reasons;
        if (reason !== undefined && (outcome === 'refused' || reason === 'erased_here')) {
          note(entry.locator, reason);
        }
      }
    }
  }
  return refused;
}

type OldAnswers = Map<string, OldAnswer & { readonly locators: string[] }>;

async function readOldAnswers({ readClaims, options }: CompareInput) {
  const exact: OldAnswers = new Map();
  const loose: OldAnswers = new Map();
  for await (const claim of readClaims(options)) {
    merge(exact, nameOf(claim), claim);
    merge(loose, looselyNamed(claim), claim);
  }
  return { exact, loose };
}

/** Anybody with one row that counts has signed; a row that has not expired takes precedence. */
function merge(answers: OldAnswers, name: string, claim: Claim): void {
  const earlier = answers.get(name);
  const { counts, isClockUncertain = false, isPassedOver = false } = claim;
  const counting = [earlier, claim].filter((row) => row?.counts === true);
  // Thousands of rows may name nobody.
  const locators = earlier?.locators ?? [];
  locators.push(claim.locator);
  answers.set(name, {
    counts: counts || earlier?.counts === true,
    isExpired: counting.length > 0 && counting.every((row) => row?.isExpired === true),
    isClockUncertain: isClockUncertain || earlier?.isClockUncertain === true,
    isPassedOver: isPassedOver || earlier?.isPassedOver === true,
    locators,
  });
}

function* questionsOf(exact: ReadonlyMap<string, OldAnswer>): Generator<Question> {
  let number = 0;
  // Several spellings share those in capitals and in small letters.
  const spelt = new NameSet();
  for (const name of exact.keys()) {
    const [link = '', kind = '', ...rest] = name.split('\n');
    const value = rest.join('\n');
    const asked = { link, kind: kind as Claim['kind'] };
    yield { ...asked, value, isStranger: false };
    for (const spelling of kind === 'account' ? [] : [value.toLowerCase(), value.toUpperCase()]) {
      const other = nameOf({ ...asked, value: spelling });
      if (!exact.has(other) && spelt.add(other)) {
        yield { ...asked, value: spelling, isStranger: false };
      }
    }
    number += 1;
    const stranger =
      kind === 'email'
        ? `stranger-${number}@${value.split('@').at(-1) ?? 'example.org'}`
        : `9${String(number).padStart(14, '0')}`;
    if (!exact.has(nameOf({ ...asked, value: stranger }))) {
      yield { ...asked, value: stranger, isStranger: true };
    }
  }
}

function* batches(questions: Iterable<Question>): Generator<Question[]> {
  let batch: Question[] = [];
  for (const question of questions) {
    batch.push(question);
    if (batch.length === SIGNING_STATUSES_MAX) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}

/** An account is known by its number, and by the login that an import resolved. */
const ACCOUNTS = `
select l.link_id as link, a.kind, a.value from link l join (
  select link_id, 'account' as kind, account_id as value from imported_identity where ended_at is null
  union select link_id, 'login', lower(login) from imported_identity where ended_at is null and account_id is not null
  union select link_id, 'account', account_id from proved_identity where ended_at is null
  union select link_id, 'login', lower(account) from proved_identity where ended_at is null
) a on a.link_id = l.id where l.link_id = any($1::text[]) and a.value = any($2::text[])`;

const NOBODY: OurAnswer = { signed: false, state: 'NOT_SIGNED' };

async function askHere(ctx: ImportContext, questions: readonly Question[]): Promise<OurAnswer[]> {
  const em = ctx.em.fork();
  const loader = createSigningStatusLoader(
    { runPrepared: ({ text }, parameters) => runStatement(em, text, parameters) },
    ctx.now,
  );
  const asked = questions.map(({ link, kind, value }) => ({
    linkId: isStorableText(link) ? link : '',
    // Questions about anything else get an error.
    emailKey: kind === 'email' && isEmail(value) ? normalizeEmail(value) : '',
    mayKnow: true,
  }));
  const statuses = await loader.loadAll(asked);
  const accounts = await readAccounts(ctx, questions);
  return questions.map((question, index) => {
    const status = statuses[index];
    if (status === undefined || status instanceof Error || question.kind === 'email') {
      return status instanceof Error ? NOBODY : status;
    }
    return accounts.has(looselyNamed(question)) ? { signed: true, state: 'VALID' } : NOBODY;
  });
}

async function readAccounts(ctx: ImportContext, questions: readonly Question[]): Promise<ReadonlySet<string>> {
  const named = questions.filter(({ kind, value, link }) => kind !== 'email' && isStorableText(value + link));
  const rows = await runStatement<Pick<Question, 'link' | 'kind' | 'value'>>(ctx.em.fork(), ACCOUNTS, [
    [...new Set(named.map(({ link }) => link))],
    named.map(({ value }) => value.toLowerCase()),
  ]);
  return new Set(rows.map(nameOf));
}
