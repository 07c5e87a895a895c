import type { Config } from '#server/config/config.ts';
import type { Orm } from '#server/db/open-database.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import { examineDatabase, examineSchema } from './examine-database.ts';
import { examineEvidence } from './examine-evidence.ts';
import { examineKeys } from './examine-keys.ts';
import { examineConfig, examineMachine, examineMail } from './examine-machine.ts';
import { examineQueue } from './examine-queue.ts';
import { examineRoles } from './examine-roles.ts';
import { examineSeal } from './examine-seal.ts';
import { lineOf, type Finding } from './finding.ts';

/** What the doctor looks at. */
export interface Patient {
  readonly config: Config;
  readonly orm: Orm;
  readonly secretBox: SecretBox;
}

/** Prints what is missing in the schema of this version, if anything, and throws: the other looks would miss tables. */
export async function requireSchema(orm: Orm, print: (line: string) => void): Promise<void> {
  const finding = await examineSchema(orm.em.fork());
  if (finding.level === 'problem') {
    print(lineOf(finding));
    throw new Error('1 problem');
  }
}

/** Looks at every part of the service, changes and sends nothing, and prints a line for each. Returns the problems. */
export async function examine({ config, orm, secretBox }: Patient, print: (line: string) => void): Promise<number> {
  const open = () => orm.em.fork();
  const looks: Readonly<Record<string, () => Finding[] | Promise<Finding[]>>> = {
    configuration: () => examineConfig(config),
    machine: () => examineMachine(config),
    database: () => examineDatabase(open()),
    roles: () => examineRoles(open(), config),
    keys: () => examineKeys(open(), secretBox),
    seal: () => examineSeal(config),
    queue: () => examineQueue(open()),
    evidence: () => examineEvidence(open),
    mail: () => examineMail(config),
  };
  let problems = 0;
  for (const [part, look] of Object.entries(looks)) {
    const findings = await lookAt(part, look);
    findings.map(lineOf).forEach(print);
    problems += findings.filter(({ level }) => level === 'problem').length;
  }
  return problems;
}

/** What keeps one look from ending well must not hide what the others find. */
async function lookAt(part: string, look: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ part, level: 'problem', text: `could not be looked at: ${reason}` }];
  }
}
