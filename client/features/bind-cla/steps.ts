import { sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { hasFieldProblems } from '#client/components/cla-input/field-problems.ts';
import { type Draft, isRepositoryAccepted } from './draft.ts';
import { findProjectProblems } from './project-problems.ts';

/** The steps of the wizard in their order, with their addresses. */
export const STEPS = [
  { name: 'org', path: '/config-org' },
  { name: 'claLink', path: '/config-cla-link' },
  { name: 'fields', path: '/config-fields' },
  { name: 'email', path: '/config-email' },
  { name: 'check', path: '/config-check' },
] as const;

/** A step of the wizard. */
export type StepName = (typeof STEPS)[number]['name'];

/** Something without which a step is not complete. */
export type Missing = 'organization' | 'project' | 'repository' | 'cla' | 'claText' | 'fields' | 'sender';

/** What is still missing in a step; the organisation only for managers who have organisations to choose from. */
export function missingOf(step: StepName, draft: Draft, isLocal: boolean): readonly Missing[] {
  switch (step) {
    case 'org':
      return missingOfProject(draft, isLocal);
    case 'claLink':
      if (draft.clas.length === 0) {
        return ['cla'];
      }
      return draft.clas.some(({ source }) => sourceProblem(source) !== undefined) ? ['claText'] : [];
    case 'fields':
      return draft.clas.some((cla) => hasFieldProblems(cla.fields, cla)) ? ['fields'] : [];
    case 'email':
      return draft.senderAddress === '' ? ['sender'] : [];
    case 'check':
      break;
  }
  return [];
}

function missingOfProject(draft: Draft, isLocal: boolean): readonly Missing[] {
  const problems = findProjectProblems(draft, isLocal);
  return [
    problems.has('organization') ? (['organization'] as const) : [],
    problems.has('projectUrl') || problems.has('alias') ? (['project'] as const) : [],
    problems.has('organization') || (isRepositoryAccepted(draft) && !problems.has('repository'))
      ? []
      : (['repository'] as const),
  ].flat();
}

/** A step that blocks a later one, with what is missing in it. */
export interface IncompleteStep {
  readonly step: (typeof STEPS)[number];
  readonly missing: readonly Missing[];
}

/** The incomplete steps before this one, in their order. */
export function incompleteBefore(step: StepName, draft: Draft, isLocal: boolean): readonly IncompleteStep[] {
  const earlier = STEPS.slice(
    0,
    STEPS.findIndex(({ name }) => name === step),
  );
  return earlier
    .map((other) => ({ step: other, missing: missingOf(other.name, draft, isLocal) }))
    .filter(({ missing }) => missing.length > 0);
}
