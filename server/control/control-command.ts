import type { Config } from '#server/config/config.ts';
import type { Orm } from '#server/db/open-database.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { SecretBox } from '#server/security/secret-box.ts';

/** Names of the commands that a running service carries out for the terminal. */
export type ControlCommand =
  | 'backup:copy'
  | 'demo:fill'
  | 'doctor'
  | 'gate:doctor'
  | 'link:export'
  | 'seal:rotate'
  | 'second-factor:reset'
  | 'signings:compare'
  | 'signings:import'
  | 'verify:audit';

/** What the commands work with: the service's own, or opened by the command. */
export interface ControlContext {
  readonly config: Config;
  readonly orm: Orm;
  readonly secretBox: SecretBox;
  /** Opens the queue, which is made when there is none yet: only for commands that enqueue. */
  readonly openJobs: () => Promise<JobQueue>;
}

/** Shows a line to the caller of the command. Throws when nobody listens any more. */
export type Print = (line: string) => void;

/** What each command does; throws an error whose message is shown. */
export type ControlCommands = Readonly<
  Record<ControlCommand, (context: ControlContext, print: Print, argument: string) => Promise<void>>
>;
