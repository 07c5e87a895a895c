import { parseArgs } from 'node:util';
import type { FillRequest } from '#server/demo/fill/fill-demo.ts';
import { runCommand } from './run-command.ts';
import { runControlCommand } from './run-control-command.ts';

/** Fills the demo community with invented signings; the service may run meanwhile. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      signings: { type: 'string', default: '3000' },
      corporations: { type: 'string', default: '30' },
      employees: { type: 'string', default: '300' },
    },
  });
  const request: FillRequest = {
    signings: Number(values.signings),
    corporations: Number(values.corporations),
    employees: Number(values.employees),
  };
  await runControlCommand('demo:fill', JSON.stringify(request));
});
