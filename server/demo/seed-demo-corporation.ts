import { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import { generatePassword } from '#server/modules/access/account/create-community-account.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { stateAct } from '#server/modules/signing/signing/act.ts';
import { printAct } from '#server/modules/signing/signing/print-act.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';
import { hashPassword } from '#server/security/password-hash.ts';

/** The corporation's email domain. To try the employee flow, sign with an address in it. */
const DOMAIN = 'example.net';

const REPRESENTATIVE = { name: 'Demo administrator', email: `administrator@${DOMAIN}` };

const FACTS = {
  corporationName: 'Example Corporation',
  name: REPRESENTATIVE.name,
  email: REPRESENTATIVE.email,
  language: Language.EN,
  consentVersion: 'demo',
} as const;

const MANAGERS = [
  { ...REPRESENTATIVE, role: ManagerRole.ADMINISTRATOR, account: `admin_${DOMAIN}` },
  {
    name: 'Demo employee manager',
    email: `employees@${DOMAIN}`,
    role: ManagerRole.EMPLOYEE_MANAGER,
    account: `employees_${DOMAIN}`,
  },
] as const;

/** A manager of the demo corporation; the only time that the password is available. */
export interface DemoManager {
  readonly role: ManagerRole;
  readonly account: string;
  readonly password: string;
}

export interface Seeding {
  readonly em: Em;
  readonly threads: ThreadPool;
  readonly now: Date;
}

/** Creates an approved corporation that signed the given CLA, with a manager of each role. */
export async function seedDemoCorporation(seeding: Seeding, cla: Cla): Promise<readonly DemoManager[]> {
  const { em, now } = seeding;
  const link = await cla.link.loadOrFail();
  const corporation = await createCorporation(seeding, cla);
  return Promise.all(
    MANAGERS.map(async ({ email, account, role, name }) => {
      const password = generatePassword();
      em.create(Manager, {
        link,
        corporationSigning: corporation,
        role,
        name,
        account,
        accountKey: account,
        email,
        emailKey: email,
        language: Language.EN,
        passwordHash: await hashPassword(password),
        // Nobody else has seen the password, so it need not be changed.
        initialPasswordChanged: true,
        createdAt: now,
      });
      return { role, account, password };
    }),
  );
}

async function createCorporation({ em, threads, now }: Seeding, cla: Cla): Promise<CorporationSigning> {
  const link = await cla.link.loadOrFail();
  const { corporationName, name, email, language, consentVersion } = FACTS;
  const reference = newReference();
  const fieldValues = Object.fromEntries(
    cla.fields.map(({ id, type }) => [id, valueOf(type)] as const).filter(([, value]) => value !== ''),
  );
  const submission = { kind: 'corporation', link, cla, language, name, email, corporationName, fieldValues } as const;
  const act = stateAct(submission, { reference, consentVersion, signedAt: now.toISOString() });
  const document = await storeDocument(em, { ...(await printAct(em, threads, { act, event: null })), createdAt: now });
  const corporation = em.create(CorporationSigning, {
    // Chosen here because the act names the signing before it is stored.
    id: crypto.randomUUID(),
    reference,
    link,
    cla,
    language,
    corporationName,
    corporationNameKey: corporationName.toLowerCase(),
    representativeName: name,
    representativeEmail: email,
    representativeEmailKey: email,
    primaryDomain: DOMAIN,
    fieldValues,
    document,
    signedPdf: document,
    pdfUploadedAt: now,
    state: CorporationSigningState.COMPLETED,
    consentVersion,
    consentLanguage: language,
    signedAt: now,
    completedAt: now,
  });
  em.create(SigningAct, { signing: corporation.id, act });
  const domain = { link, corporationSigning: corporation, domain: DOMAIN, primary: true, claimed: true };
  em.create(CorporationDomain, { ...domain, createdAt: now });
  return corporation;
}

function valueOf(type: Cla['fields'][number]['type']): string {
  const values: Partial<Record<typeof type, string>> = {
    authorized: FACTS.name,
    title: 'Demo',
    corporationName: FACTS.corporationName,
    email: FACTS.email,
  };
  return values[type] ?? '';
}
