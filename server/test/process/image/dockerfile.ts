/** A step of the Dockerfile. */
export interface Step {
  /** In capitals, such as `COPY`. */
  readonly instruction: string;
  readonly text: string;
}

/** The steps of the last stage, which becomes the image. */
export function readStages(dockerfile: string): { readonly name: string | undefined; readonly steps: Step[] }[] {
  const stages: { name: string | undefined; steps: Step[] }[] = [];
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    const [, instruction = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      stages.push({ name: /\sAS\s+(\S+)$/i.exec(text)?.[1], steps: [] });
    } else if (instruction !== '') {
      stages.at(-1)?.steps.push({ instruction, text });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(`a line of the Dockerfile is no step: ${line}`);
    }
  }
  return stages;
}

/** Files and folders that `docker build` does not see, by `.dockerignore`. */
export function isIgnored(path: string, dockerignore: string): boolean {
  const patterns = dockerignore.split('\n').filter((line) => line !== '');
  return patterns.some((pattern) => path === pattern || path.startsWith(`${pattern}/`));
}

/** A command in its JSON form. */
export function readCommand(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}
