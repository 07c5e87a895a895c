import { hasControlCharacter } from '#rules/field-value.ts';
import { ALIAS_MAX_LENGTH, PROJECT_URL_MAX_LENGTH, REPOSITORY_NAME } from '#rules/project.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import type { DraftProject } from './draft.ts';

/** What is wrong with an input of the first step. */
export type ProjectProblem = 'required' | 'url' | 'repository' | 'too_long' | 'control_character';

/** The inputs of the first step, in their order. */
export const PROJECT_INPUTS = ['organization', 'repository', 'projectUrl', 'alias'] as const;

/** An input of the first step. */
export type ProjectInput = (typeof PROJECT_INPUTS)[number];

function aliasProblem(alias: string): ProjectProblem | undefined {
  if (typedText(alias) === '') {
    return 'required';
  }
  if (isLonger(typedText(alias), ALIAS_MAX_LENGTH)) {
    return 'too_long';
  }
  return hasControlCharacter(alias) ? 'control_character' : undefined;
}

function urlProblem(url: string): ProjectProblem | undefined {
  if (url.trim() === '') {
    return 'required';
  }
  const parsed = URL.parse(url.trim());
  const isAddress = parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:');
  return isAddress && url.length <= PROJECT_URL_MAX_LENGTH ? undefined : 'url';
}

function repositoryProblem(repository: string): ProjectProblem | undefined {
  const name = repository.trim();
  return name === '' || REPOSITORY_NAME.test(name) ? undefined : 'repository';
}

/** Checks the first step, in the order of its inputs. Local accounts have no organisation. */
export function findProjectProblems(
  project: DraftProject,
  isLocal: boolean,
): ReadonlyMap<ProjectInput, ProjectProblem> {
  const problems = new Map<ProjectInput, ProjectProblem>();
  const note = (input: ProjectInput, problem: ProjectProblem | undefined) =>
    problem !== undefined && problems.set(input, problem);
  note('organization', isLocal || project.organization !== undefined ? undefined : 'required');
  note('repository', isLocal ? undefined : repositoryProblem(project.repository));
  note('projectUrl', urlProblem(project.projectUrl));
  note('alias', aliasProblem(project.alias));
  return problems;
}
