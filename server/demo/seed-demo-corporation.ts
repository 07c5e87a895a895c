import { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { appendSignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { generatePassword } from '#server/modules/account/create-community-account.ts';
import { hashPassword } from '#server/modules/account/password-hash.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { Manager, ManagerRole } from '#server/modules/manager/manager.entity.ts';
import { statedFacts } from '#server/modules/signing/compose-document.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { corporationSignaturePage } from '#server/modules/signing/corporation/corporation-signature-page.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newReference } from '#server/modules/signing/reference.ts';

/** The corporation's e-mail domain: whoever tries the employee flow signs with an address in it. */
const DOMAIN = 'example.net';

const REPRESENTATIVE = { name: 'Demo administrator', email: `administrator@${DOMAIN}` };

const FACTS = {
  corporationName: 'Example Corporation',
  representativeName: REPRESENTATIVE.name,
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

/** A manager of the demo corporation; the password is known only now. */
export interface DemoManager {
  readonly role: ManagerRole;
  readonly account: string;
  readonly password: string;
}

/** Creates a corporation that has signed a CLA of its link and was approved, with a manager of each role. */
export async function seedDemoCorporation(em: Em, cla: Cla, now: Date): Promise<readonly DemoManager[]> {
  const link = await cla.link.loadOrFail();
  const corporation = await createCorporation(em, cla, now);
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
        // Nobody else has seen the password, so nobody has to change it.
        initialPasswordChanged: true,
        createdAt: now,
      });
      return { role, account, password };
    }),
  );
}

async function createCorporation(em: Em, cla: Cla, now: Date): Promise<CorporationSigning> {
  const link = await cla.link.loadOrFail();
  const { corporationName, representativeName, email, language, consentVersion } = FACTS;
  const reference = newReference();
  const fieldValues = Object.fromEntries(
    cla.fields.map(({ id, type }) => [id, valueOf(type)] as const).filter(([, value]) => value !== ''),
  );
  const page = corporationSignaturePage({ ...FACTS, ...statedFacts(link, cla), fieldValues, reference, signedAt: now });
  const { sha256 } = cla.document;
  const { bytes } = await readDocument(em, sha256);
  const document = await storeDocument(em, {
    bytes: await appendSignaturePage(bytes, page),
    base: { sha256, size: bytes.length },
    createdAt: now,
  });
  const corporation = em.create(CorporationSigning, {
    reference,
    link,
    cla,
    language,
    corporationName,
    corporationNameKey: corporationName.toLowerCase(),
    representativeName,
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
  const domain = { link, corporationSigning: corporation, domain: DOMAIN, primary: true, claimed: true };
  em.create(CorporationDomain, { ...domain, createdAt: now });
  return corporation;
}

function valueOf(type: Cla['fields'][number]['type']): string {
  const values: Partial<Record<typeof type, string>> = {
    authorized: FACTS.representativeName,
    title: 'Demo',
    corporationName: FACTS.corporationName,
    email: FACTS.email,
  };
  return values[type] ?? '';
}
