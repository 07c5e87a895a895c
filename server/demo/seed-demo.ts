import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClaType } from '#rules/cla-type.ts';
import { LinkPlatform } from '#rules/code-platform.ts';
import { DEMO_LINK_ID } from '#rules/demo-link-id.ts';
import { defaultFieldTitle, type FieldDefinition, type FieldType } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em, Orm } from '#server/db/open-database.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { createCommunityAccount, generatePassword } from '#server/modules/access/account/create-community-account.ts';
import type { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { seedDemoCorporation } from './seed-demo-corporation.ts';

export { DEMO_LINK_ID };

const DEMO_ACCOUNT = 'demo';

/** The fields of the demo community's CLAs: the default ones and a few more. */
const FIELDS: Readonly<Record<ClaType, readonly { type: FieldType; required: boolean }[]>> = {
  individual: [
    { type: 'name', required: true },
    { type: 'email', required: true },
    { type: 'date', required: true },
    { type: 'telephone', required: false },
    { type: 'address', required: false },
  ],
  corporation: [
    { type: 'authorized', required: true },
    { type: 'title', required: true },
    { type: 'corporationName', required: true },
    { type: 'email', required: true },
    { type: 'address', required: false },
  ],
};

/** A login for a role of the demo; the only time that the password is available. */
export interface DemoLogin {
  readonly role: 'community' | ManagerRole;
  readonly account: string;
  readonly password: string;
}

/**
 * Creates the demo community once: its CLAs, a local community manager, and a corporation with managers. Returns no
 * logins when it already exists.
 */
export async function seedDemo(orm: Orm, threads: ThreadPool, now: Date): Promise<readonly DemoLogin[]> {
  return orm.em.fork().transactional(async (em) => {
    // Processes that start at the same time wait for each other.
    await lockServiceUntilEnd(em, 'DEMO');
    if ((await em.count(Link, { linkId: DEMO_LINK_ID })) > 0) {
      return [];
    }
    const password = generatePassword();
    const owner = await createCommunityAccount(em, {
      account: DEMO_ACCOUNT,
      name: 'Demo manager',
      email: 'demo@example.org',
      password,
      // The first start is the operator's: its log-in is printed at their terminal alone.
      isAdministrator: true,
      createdAt: now,
    });
    const link = await createDemoLink(em, owner, now);
    const kind = { type: ClaType.CORPORATION, language: Language.EN };
    const cla = await em.findOneOrFail(Cla, { link, ...kind });
    const managers = await seedDemoCorporation({ em, threads, now }, cla);
    return [{ role: 'community', account: DEMO_ACCOUNT, password }, ...managers];
  });
}

async function createDemoLink(em: Em, owner: CommunityAccount, now: Date): Promise<Link> {
  const link = em.create(Link, {
    linkId: DEMO_LINK_ID,
    alias: 'Example Community',
    projectUrl: 'https://example.org/community',
    platform: LinkPlatform.WEB,
    listed: true,
    owner,
    createdAt: now,
  });
  let number = 0;
  for (const type of Object.values(ClaType)) {
    for (const language of Object.values(Language)) {
      const bytes = await readFile(join(projectRoot, 'server/demo/cla', `${type}.${language}.pdf`));
      const document = await storeDocument(em, { bytes, createdAt: now });
      em.create(Cla, {
        link,
        type,
        language,
        number,
        version: 1,
        document,
        fields: demoFields(type, language),
        createdAt: now,
      });
      number += 1;
    }
  }
  await em.flush();
  return link;
}

function demoFields(type: ClaType, language: Language): FieldDefinition[] {
  return FIELDS[type].map((field, index) => ({
    id: String(index),
    ...field,
    title: defaultFieldTitle(field.type, type, language),
    description: '',
  }));
}
