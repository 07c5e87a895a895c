import type { ProjectInput } from './project-problems.ts';

/** The id of an input of the first step. */
export function projectInputId(input: ProjectInput): string {
  return `project-${input}`;
}
