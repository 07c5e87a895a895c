import { useNavigate } from 'react-router-dom';
import type { Form, Problems } from '#client/components/form/form.ts';
import { useForm } from '#client/components/form/use-form.ts';
import type { DraftCla } from './draft.ts';
import { useKeptValues } from './use-kept-values.ts';
import type { Wizard } from './wizard.ts';

/** The CLAs of the draft, as the steps of texts and fields have them. */
export interface DraftClas {
  readonly clas: readonly DraftCla[];
}

/** The form of a step that changes the CLAs. */
export type ClasForm = Form<DraftClas>;

interface ClasStep {
  /** Begins the ids of the inputs. */
  readonly id: string;
  readonly findProblems: (values: DraftClas) => Problems<DraftClas>;
  /** The path of the next step. */
  readonly next: string;
}

/** The form of a step that changes the CLAs; it goes on when nothing is wrong. */
export function useClasForm({ draft: { clas }, change }: Wizard, { id, findProblems, next }: ClasStep): ClasForm {
  const navigate = useNavigate();
  const form = useForm<DraftClas>({
    id,
    initial: { clas },
    findProblems,
    submit: async () => {
      await navigate(next);
    },
  });
  useKeptValues(form, { clas }, (values) => change((old) => ({ ...old, ...values })));
  return form;
}
