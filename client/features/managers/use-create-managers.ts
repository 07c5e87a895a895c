import type { FormEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type Failure, toFailure } from '#client/apollo/failure.ts';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import { errorText } from '#client/i18n/error-text.ts';
import { useCreateEmployeeManagersMutation } from '#generated/hooks.ts';
import { NEW_MANAGERS_MAX, type NewManager } from '#rules/new-manager.ts';
import { useManagerPaths } from './manager-paths.ts';
import type { NewManagerFacts } from './new-manager-facts.ts';
import { findRowProblems } from './row-problems.ts';
import { type ManagerRows, useManagerRows } from './use-manager-rows.ts';

/** The form that adds employee managers, and what became of it. */
interface CreateManagers {
  readonly rows: ManagerRows;
  /** How many may still be added, at once. */
  readonly room: number;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** Adds employee managers, all or none; what the server refuses is shown in its row. */
export function useCreateManagers({ viewer, corporation }: NewManagerFacts): CreateManagers {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list } = useManagerPaths();
  const { refusal, refuse, clear } = useRefusal();
  const rows = useManagerRows((row, earlier) => findRowProblems(intl, { row, earlier, viewer, corporation }));
  const [create, { loading }] = useCreateEmployeeManagersMutation({
    errorPolicy: 'all',
    context: { handledCodes: 'all' },
  });
  const room = Math.min(corporation.managerLimit - corporation.managers.length, NEW_MANAGERS_MAX);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !rows.attempt()) {
      return;
    }
    clear();
    const managers = rows.all.map(({ id, name, email }) => ({ id: id.trim(), name: name.trim(), email: email.trim() }));
    const { data, error } = await create({ variables: { input: { managers } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'managers.create.done' }, { count: managers.length }));
      await navigate(list);
      return;
    }
    const refused = refusedInput(intl, toFailure(error));
    if (refused === undefined) {
      refuse(error);
      return;
    }
    rows.refuse(refused.index, refused.name, refused.problem);
  };
  return { rows, room, refusal, isBusy: loading, handleSubmit };
}

/** The input that a refusal speaks of: `managers.N.field`. */
function refusedInput(
  intl: IntlShape,
  failure: Failure,
): { readonly index: number; readonly name: keyof NewManager; readonly problem: string } | undefined {
  const field = failure.kind === 'coded' ? failure.details.field : undefined;
  const [, index, name] = /^managers\.(\d+)\.(id|name|email)$/.exec(field ?? '') ?? [];
  if (failure.kind !== 'coded' || index === undefined || name === undefined) {
    return undefined;
  }
  const problem = errorText(intl, { ...failure, details: { ...failure.details, field: name } });
  return { index: Number(index), name: name as keyof NewManager, problem };
}
