import { readExitCode } from '#server/modules/moving/import/carry-out-import.ts';
import { runControlCommand } from './run-control-command.ts';

/** Has a command about an import carried out, and exits with the code that it says. */
export async function runImportCommand(
  command: 'signings:compare' | 'signings:import',
  request: object,
): Promise<void> {
  await runControlCommand(command, JSON.stringify(request), (line) => {
    const code = readExitCode(line);
    if (code === undefined) {
      process.stdout.write(`${line}\n`);
    } else {
      process.exitCode = code;
    }
  });
}
