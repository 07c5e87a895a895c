import { Binary, ObjectId } from 'bson';
import { encryptEarly } from '../../sources/app-cla-server/testing/encrypt-early.ts';
import { nastyEmail, nastyName, oneOf, type seeded } from './nasty.ts';

/** The rows of a dump by their collections. */
export type Dump = Readonly<Record<string, readonly object[]>>;

interface WantedDump {
  readonly linkId: string;
  readonly rows: number;
  readonly random: ReturnType<typeof seeded>;
  readonly generation: 'P1' | 'P2' | 'R' | 'L';
}

const CORPORATIONS = Array.from({ length: 6 }, (_, index) => `corp${index}.example`);

const times = <Row>(count: number, make: () => Row): Row[] => Array.from({ length: count }, make);

interface WantedSigning {
  readonly linkId: string;
  readonly email: string;
  readonly cla: string;
  readonly [field: string]: unknown;
}

/** The signing of a person or an employee in a dump of a later generation. */
export function signingOf({ linkId, email, cla, ...more }: WantedSigning): object {
  return { cla_id: cla, link_id: linkId, lang: 'Chinese', date: '2024-03-04', name: 'N', email, ...more };
}

/** A community of an app-cla-server, with everything that the rule of its later generations distinguishes. */
export function laterDumpOf({ linkId, rows, random, generation }: WantedDump): Dump {
  const isLater = generation === 'L';
  const people = Math.ceil(rows / 2);
  const cla = (id: string, type: string) => ({
    id,
    url: '',
    type,
    lang: 'Chinese',
    fields: [],
    ...(isLater && { updated_at: 1_600_000_000 }),
  });
  return {
    link: [
      {
        id: linkId,
        org: { org_alias: linkId, project: `https://example.org/${linkId}` },
        clas: [cla('2', 'individual'), cla('3', 'corporation')],
        removed: [cla('0', 'individual'), cla('1', 'corporation')],
        deleted: false,
        ...(isLater && { grace_period_days: 30 }),
      },
    ],
    cla: ['0', '1', '2', '3'].map((id) => ({
      link_id: linkId,
      cla_id: id,
      text: new Binary(Buffer.from(`%PDF-1.4 ${id}\n`)),
    })),
    individual_signing: times(rows, () =>
      signingOf({
        linkId,
        email: nastyEmail(random, people),
        cla: oneOf(random, ['0', '2', '2', '2', '', '9']),
        lang: oneOf(random, ['Chinese', 'english', 'Klingon']),
        date: oneOf(random, ['2024-03-04', '', '2026-01-01', '2024/03/04']),
        name: nastyName(random),
        ...oneOf<object>(random, [
          { deleted: false },
          { deleted: false },
          { deleted: true, deleted_at: 1_709_600_001 },
          {},
        ]),
      }),
    ),
    corp_signing: laterCorporations(linkId, rows, random),
  };
}

function laterCorporations(linkId: string, rows: number, random: WantedDump['random']): object[] {
  const people = Math.ceil(rows / 2);
  return CORPORATIONS.map((domain, index) => ({
    ...signingOf({ linkId, email: '', cla: oneOf(random, ['1', '3']) }),
    rep: { name: 'R', email: `rep@${domain}` },
    corp: { name: `Corporation ${index}`, domain, domains: [domain] },
    admin: { id: 'admin', name: 'R', email: `rep@${domain}` },
    managers: [],
    employees: times(Math.ceil(rows / 10), () =>
      signingOf({
        linkId,
        // Some are of two corporations, and some signed as individuals, too.
        email: random(3) === 0 ? nastyEmail(random, people) : employeeEmail(random, people),
        cla: oneOf(random, ['0', '2', '3']),
        id: new ObjectId().toHexString(),
        enabled: random(2) === 0,
      }),
    ),
    deleted: [],
  }));
}

const employeeEmail = (random: WantedDump['random'], people: number): string =>
  `p${random(people)}@${oneOf(random, CORPORATIONS)}`;

function earlyLink(linkId: string): object {
  const clas = [{ url: '', lang: 'chinese', cla_hash: 'h', fields: [] }];
  return {
    link_id: linkId,
    link_status: 'ready',
    platform: 'gitee',
    org: linkId,
    repo: '',
    org_alias: linkId,
    individual_clas: clas,
    corp_clas: clas,
  };
}

/** A community of the early generations: of its corporations some wait for their approval, and some were deleted. */
export function earlyDumpOf({ linkId, rows, random, generation }: WantedDump): Dump {
  const isEncrypted = generation === 'P1';
  const people = Math.ceil(rows / 2);
  const person = (email: string) => ({
    lang: oneOf(random, ['chinese', 'english', '']),
    corp_id: email.split('@')[1] ?? email,
    name: nastyName(random),
    email: isEncrypted ? encryptEarly(email).toString('hex') : email,
    date: oneOf(random, ['2022-03-04', '', '2022/03/04']),
    ...oneOf<object>(random, [{ enabled: true }, { enabled: true }, { enabled: false }, {}]),
  });
  const corporation = (domain: string) => ({
    ...person(`rep@${domain}`),
    date: '2022-03-04',
    corp: domain,
    domains: [domain],
  });
  return {
    links: [earlyLink(linkId)],
    cla_pdfs: ['individual', 'corporation'].map((apply) => ({
      link_id: linkId,
      apply,
      lang: 'chinese',
      hash: 'h',
      pdf: new Binary(Buffer.from(`%PDF-1.4 ${apply}\n`)),
    })),
    individual_signings: [
      {
        link_id: linkId,
        link_status: 'ready',
        signings: times(rows, () =>
          person(random(3) === 0 ? employeeEmail(random, people) : nastyEmail(random, people)),
        ),
      },
    ],
    corp_signings: [
      {
        link_id: linkId,
        link_status: 'ready',
        signings: CORPORATIONS.slice(0, 4).map(corporation),
        deleted: CORPORATIONS.slice(4).map(corporation),
        corp_managers: CORPORATIONS.slice(0, 3).map((domain) => ({
          ...person(`admin@${domain}`),
          id: 'admin',
          role: 'admin',
          password: 'x',
        })),
      },
    ],
  };
}
