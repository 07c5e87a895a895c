import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { useCheckRepositoryMutation } from '#generated/hooks.ts';
import { type Draft, isRepositoryAccepted, proposedUrl } from './draft.ts';
import { projectInputId } from './project-input-id.ts';
import { ALIAS_MAX_LENGTH, findProjectProblems, type ProjectInput } from './project-problems.ts';
import type { Wizard } from './wizard.ts';

const NEXT = '/config-cla-link';

/** The first step from the first character typed to the next step. */
export interface ProjectForm {
  /** What is wrong with an input, once an attempt to go on has shown it. */
  readonly problemText: (input: ProjectInput) => string | undefined;
  readonly isChecking: boolean;
  /** Whether the manager must say if a repository that was not found is wanted all the same. */
  readonly isAsking: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handleAccept: () => void;
  readonly handleDecline: () => void;
}

function accepted(draft: Draft, url?: string): Draft {
  const isProposed = draft.projectUrl === proposedUrl(draft);
  return {
    ...draft,
    acceptedRepository: draft.repository.trim(),
    projectUrl: isProposed && url !== undefined ? url : draft.projectUrl,
  };
}

/** Checks the inputs and, when one is given, the repository on its platform; goes on when nothing is wrong. */
export function useProjectForm({ draft, change, isLocal }: Wizard): ProjectForm {
  const intl = useIntl();
  const navigate = useNavigate();
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [check, { loading }] = useCheckRepositoryMutation({
    errorPolicy: 'all',
    context: { handledCodes: new Set(['checkRepoMessage']) },
  });
  const problems = findProjectProblems(draft, isLocal);

  const goOn = async (url?: string) => {
    change((old) => accepted(old, url));
    await navigate(NEXT);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = problems.keys();
    if (first !== undefined) {
      document.getElementById(projectInputId(first))?.focus();
      return;
    }
    if (loading) {
      return;
    }
    if (draft.organization === undefined || isRepositoryAccepted(draft)) {
      await goOn();
      return;
    }
    const { name, platform } = draft.organization;
    const input = { organization: name, platform, repository: draft.repository.trim() };
    const { data, error } = await check({ variables: { input } });
    if (data) {
      await goOn(data.checkRepository.repository.url);
    } else {
      setAsking(failureCode(toFailure(error)) === 'checkRepoMessage');
    }
  };
  const problemText = (input: ProjectInput) => {
    const problem = hasTried ? problems.get(input) : undefined;
    const label = intl.formatMessage({ id: `bindCla.project.${input}` });
    return problem && intl.formatMessage({ id: `bindCla.problem.${problem}` }, { label, max: ALIAS_MAX_LENGTH });
  };
  return {
    problemText,
    isChecking: loading,
    isAsking,
    handleSubmit,
    handleAccept: () => void goOn(),
    handleDecline: () => setAsking(false),
  };
}
