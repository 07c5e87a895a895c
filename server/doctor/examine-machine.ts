import { statfs } from 'node:fs/promises';
import type { Config } from '#server/config/config.ts';
import { warningsOf } from '#server/config/start-advice.ts';
import { checkSmtp } from '#server/integrations/mail/check-smtp.ts';
import type { Finding } from './finding.ts';

/** Bytes that should be free where the data are. */
const FREE_BYTES = 1024 ** 3;

/** Reports settings that work but not as anybody would want. Wrong ones stop every command. */
export function examineConfig(config: Config): Finding[] {
  const warnings = warningsOf(config).map((text): Finding => ({ part: 'configuration', level: 'warning', text }));
  const fine: Finding = { part: 'configuration', level: 'ok', text: `for ${config.publicUrl.origin}` };
  return warnings.length > 0 ? warnings : [fine];
}

/** Reports the version of Node.js that runs the service, and this machine's free disk space if the data are on it. */
export async function examineMachine({ database }: Config): Promise<Finding[]> {
  const version: Finding = { part: 'version', level: 'ok', text: `Node.js ${process.version}` };
  if (database.kind === 'postgresql') {
    return [version];
  }
  const { bavail, bsize } = await statfs(database.dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / 1024 ** 2)} MB are free for ${database.dataDir}`;
  return [version, { part: 'disk', level: free < FREE_BYTES ? 'problem' : 'ok', text }];
}

/** Logs in to the mail server and sends nothing. */
export async function examineMail({ mail }: Config): Promise<Finding[]> {
  if (mail.kind !== 'smtp') {
    return [{ part: 'mail', level: 'warning', text: 'is captured, not sent: set SMTP_URL' }];
  }
  const { host } = new URL(mail.url);
  try {
    await checkSmtp(mail.url, mail.requireTls);
    return [{ part: 'mail', level: 'ok', text: `${host} takes mail` }];
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return [{ part: 'mail', level: 'problem', text: `${host} does not take mail: ${reason}` }];
  }
}
