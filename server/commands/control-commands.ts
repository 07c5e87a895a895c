import { copyDatabase } from '#server/backup/copy-database.ts';
import type { ControlCommands } from '#server/control/control-command.ts';
import { fillDemo } from '#server/demo/fill/fill-demo.ts';
import { examine } from '#server/doctor/examine.ts';
import { resetSecondFactor } from '#server/modules/access/session/second-factor/reset-second-factor.ts';
import { inspectGate } from '#server/modules/gate/connection/inspect-gate.ts';
import { rotateSeal } from '#server/modules/ground/seal/issue-seal.ts';
import { carryOutCompare } from '#server/modules/moving/compare/carry-out-compare.ts';
import { carryOutExport } from '#server/modules/moving/export/carry-out-export.ts';
import { carryOutImport } from '#server/modules/moving/import/carry-out-import.ts';
import { verifyEverything } from '#server/modules/proof/evidence/verify-everything.ts';

/** Commands that a running service carries out for the terminal; each throws an error whose message is shown. */
export const CONTROL_COMMANDS: ControlCommands = {
  /** Copies an embedded database for `npm run backup`, which has locked the folder of copies. */
  'backup:copy': async ({ config: { database }, orm }) => {
    if (database.kind === 'embedded') {
      await copyDatabase(orm, database.dataDir);
    }
  },
  /** Fills the demo community. The argument is a `FillRequest` in JSON. */
  'demo:fill': fillDemo,
  /** Looks at every part of the service and says what is wrong. */
  doctor: async (context, print) => {
    requireNone(await examine(context, print));
  },
  /** Asks every connected code platform what is wrong with the gate there. */
  'gate:doctor': async (context, print) => {
    requireNone(await inspectGate(context, print));
  },
  /** Writes everything about a link to a directory. The argument is an `ExportRequest` in JSON. */
  'link:export': (context, print, argument) => carryOutExport(context, print, argument),
  /** Compares the answers of a source with those of this service. The argument is an `ImportRequest` in JSON. */
  'signings:compare': (context, print, argument) => carryOutCompare(context, print, argument),
  /** Plans an import, or carries one out. The argument is an `ImportRequest` in JSON. */
  'signings:import': (context, print, argument) => carryOutImport(context, print, argument),
  /** Issues a new seal certificate, with which every process seals at once. */
  'seal:rotate': async ({ config, orm, secretBox }, print) => {
    const { host } = config.publicUrl;
    const { fingerprint } = await rotateSeal({ orm, secretBox, host, now: () => new Date() });
    print(`New seal certificate, SHA-256: ${fingerprint}`);
  },
  /** Removes the second factors of an account. The argument is its name, and its place if the name is not enough. */
  'second-factor:reset': async ({ config, orm, secretBox, openJobs }, print, argument) => {
    const [account = '', place] = argument.split(' ');
    const source = { ip: '', userAgent: undefined };
    const ctx = {
      em: orm.em.fork(),
      source,
      now: () => new Date(),
      deps: { config, jobs: await openJobs(), secretBox },
    };
    await resetSecondFactor(ctx, { account, place });
    print(`The second factors of ${account} are removed, and its sessions have ended. Its owner gets a mail.`);
  },
  /** Checks all audit chains, checkpoints, documents and signings, and names the first of each that does not fit. */
  'verify:audit': async ({ orm }, print) => {
    const problems = await verifyEverything(() => orm.em.fork(), print);
    if (problems.length > 0) {
      throw new Error(problems.map((problem) => `BROKEN: ${problem}`).join('\n'));
    }
    print('Nothing was changed.');
  },
};

function requireNone(problems: number): void {
  if (problems > 0) {
    throw new Error(problems === 1 ? '1 problem' : `${problems} problems`);
  }
}
