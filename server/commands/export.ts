import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ExportRequest } from '#server/modules/moving/export/carry-out-export.ts';
import { runCommand } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/** Writes everything about a link to a new directory; the service may run meanwhile. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { link: { type: 'string' }, output: { type: 'string' } } });
  const { link, output } = values;
  if (link === undefined || output === undefined) {
    throw new TypeError('Usage: npm run export -- --link ID --output DIRECTORY');
  }
  const request: ExportRequest = { linkId: link, output: resolve(output) };
  await runControlCommand('link:export', JSON.stringify(request));
});
