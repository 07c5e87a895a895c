import { ConfigError, type Config } from '#server/config/config.ts';
import { readSealFiles } from '#server/modules/ground/seal/seal-keys.ts';
import type { Finding } from './finding.ts';

/** Days before the end of a configured certificate at which there is time left to order the next one. */
const NOTICE_DAYS = 30;
const DAY = 86_400_000;

/** Reads the configured key and certificate of the seal: with one that has ended the service does not start. */
export function examineSeal({ seal }: Pick<Config, 'seal'>, now: Date = new Date()): Finding[] {
  const part = 'seal';
  if (seal.files === undefined) {
    return [{ part, level: 'ok', text: 'the service issues and renews its own certificates' }];
  }
  try {
    const [certificate] = readSealFiles(seal.files, now).chain;
    const end = certificate.validToDate;
    const endsSoon = end.getTime() < now.getTime() + NOTICE_DAYS * DAY;
    return [{ part, level: endsSoon ? 'warning' : 'ok', text: `SEAL_CERT_FILE ends at ${end.toISOString()}` }];
  } catch (error) {
    if (error instanceof ConfigError) {
      return [{ part, level: 'problem', text: error.message }];
    }
    throw error;
  }
}
