import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { unprintableText } from '#client/components/form/unprintable-text.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { useCheckRepositoryMutation } from '#generated/hooks.ts';
import { ALIAS_MAX_LENGTH } from '#rules/project.ts';
import {
  acceptRepository,
  changePlace,
  type Draft,
  type DraftProject,
  isRepositoryAccepted,
  isSameRepository,
} from './draft.ts';
import { findProjectProblems, PROJECT_INPUTS } from './project-problems.ts';
import { useKeptValues } from './use-kept-values.ts';
import type { Wizard } from './wizard.ts';

/** The first step from the first character typed to the next step. */
interface ProjectForm {
  readonly form: Form<DraftProject>;
  /** Changes organisation or repository. */
  readonly move: (change: Parameters<typeof changePlace>[1]) => void;
  /** Whether the manager must say if a repository that was not found is wanted all the same. */
  readonly isAsking: boolean;
  readonly accept: () => Promise<void>;
  readonly decline: () => void;
}

const NOT_FOUND = 'checkRepoMessage';

const REFUSALS: Refusals<never> = { codes: [NOT_FOUND] };

function projectOf({ organization, repository, acceptedRepository, projectUrl, alias, ...draft }: Draft): DraftProject {
  const { statusVisibility } = draft;
  return { organization, repository, acceptedRepository, projectUrl, alias, statusVisibility };
}

/** Checks the inputs and, when one is given, the repository on its platform; goes on when nothing is wrong. */
export function useProjectForm({ draft, change, isLocal }: Wizard): ProjectForm {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const [isAsking, setAsking] = useState(false);
  const [check] = useCheckRepositoryMutation(operationOptions(REFUSALS));
  // A repository that is typed while another is looked up has to be looked up itself.
  const goOn = async (asked: DraftProject, url?: string) => {
    const next = change((old) => (isSameRepository(old, asked) ? acceptRepository(old, url) : old));
    if (isSameRepository(next, asked)) {
      await leadOn('/config-cla-link');
    }
  };
  const { find, prepare } = useUnprintable();
  const form = useForm({
    id: 'project',
    initial: projectOf(draft),
    findProblems: (project) => {
      const problems = problemTexts(intl, project, isLocal);
      const label = intl.formatMessage({ id: 'bindCla.project.alias' });
      return { ...problems, alias: problems.alias ?? unprintableText(intl, label, find(project.alias)) };
    },
    refusals: REFUSALS,
    submit: async (project) => {
      if (project.organization === undefined || isRepositoryAccepted(project)) {
        await goOn(project);
        return undefined;
      }
      const { name, platform } = project.organization;
      const input = { organization: name, platform, repository: project.repository.trim() };
      return check({ variables: { input } });
    },
    onDone: ({ checkRepository }, asked) => goOn(asked, checkRepository.repository.url),
    onRefused: (failure, asked) => {
      setAsking(failureCode(failure) === NOT_FOUND && isSameRepository(asked, form.methods.getValues()));
      return true;
    },
  });
  const { alias } = form.values;
  useEffect(() => prepare(alias), [prepare, alias]);
  useKeptValues(form, projectOf(draft), (project) => change((old) => ({ ...old, ...project })));

  const move: ProjectForm['move'] = (to) => {
    const { organization, repository, acceptedRepository, projectUrl } = changePlace(form.values, to);
    form.set('organization', organization);
    form.set('repository', repository);
    form.set('acceptedRepository', acceptedRepository);
    form.set('projectUrl', projectUrl);
  };
  return { form, move, isAsking, accept: () => goOn(form.values), decline: () => setAsking(false) };
}

function problemTexts(intl: IntlShape, project: DraftProject, isLocal: boolean): Problems<DraftProject> {
  const problems = findProjectProblems(project, isLocal);
  const texts = PROJECT_INPUTS.map((input) => {
    const problem = problems.get(input);
    const label = intl.formatMessage({ id: `bindCla.project.${input}` });
    return [
      input,
      problem && intl.formatMessage({ id: `bindCla.problem.${problem}` }, { label, max: ALIAS_MAX_LENGTH }),
    ];
  });
  return Object.fromEntries(texts);
}
