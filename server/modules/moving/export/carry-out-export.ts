import { z } from 'zod';
import type { Config } from '#server/config/config.ts';
import type { Orm } from '#server/db/open-database.ts';
import { exportLink } from './export-link.ts';

/** What `npm run export` asks for; the path is absolute. */
const exportRequest = z.strictObject({ linkId: z.string(), output: z.string() });
export type ExportRequest = z.output<typeof exportRequest>;

interface ExportCommandContext {
  readonly config: Config;
  readonly orm: Orm;
}

/** Carries `npm run export` out, and says how much was written. */
export async function carryOutExport(
  { config, orm }: ExportCommandContext,
  print: (line: string) => void,
  argument: string,
): Promise<void> {
  const request = exportRequest.parse(JSON.parse(argument));
  const { files, root } = await exportLink(orm, { ...request, instance: config.publicUrl.host, now: new Date() });
  files.filter(({ records }) => records > 0).forEach(({ name, records }) => print(`${name}: ${records}`));
  print(`${request.output}: SHA-256 of the data files ${root}`);
}
