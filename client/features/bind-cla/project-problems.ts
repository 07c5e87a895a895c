import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import type { Draft } from './draft.ts';

/** Longest name of a community, in characters. */
export const ALIAS_MAX_LENGTH = 100;
/** Longest address of a project, in characters. */
const URL_MAX_LENGTH = 2000;

/** What is wrong with an input of the first step. */
export type ProjectProblem = 'required' | 'url' | 'repository' | 'too_long' | 'control_character';

/** The inputs of the first step. */
export type ProjectInput = 'organization' | 'repository' | 'projectUrl' | 'alias';

function aliasProblem(alias: string): ProjectProblem | undefined {
  if (alias.trim() === '') {
    return 'required';
  }
  if (characterCount(alias.trim()) > ALIAS_MAX_LENGTH) {
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
  return isAddress && url.length <= URL_MAX_LENGTH ? undefined : 'url';
}

/** What can be the name of a repository: neither platform allows more. */
const REPOSITORY = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

function repositoryProblem(repository: string): ProjectProblem | undefined {
  const name = repository.trim();
  return name === '' || REPOSITORY.test(name) ? undefined : 'repository';
}

/** Checks the first step, in the order of its inputs. Local accounts have no organisation (design §3). */
export function findProjectProblems(draft: Draft, isLocal: boolean): ReadonlyMap<ProjectInput, ProjectProblem> {
  const problems = new Map<ProjectInput, ProjectProblem>();
  const note = (input: ProjectInput, problem: ProjectProblem | undefined) =>
    problem !== undefined && problems.set(input, problem);
  note('organization', isLocal || draft.organization !== undefined ? undefined : 'required');
  note('repository', isLocal ? undefined : repositoryProblem(draft.repository));
  note('projectUrl', urlProblem(draft.projectUrl));
  note('alias', aliasProblem(draft.alias));
  return problems;
}
