import { useIntl } from 'react-intl';
import type { Form, FormInput } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useFocusAfterMove } from '#client/components/form/use-focus-after-move.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useRows } from '#client/components/form/use-rows.ts';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { useCreateEmployeeManagersMutation } from '#generated/hooks.ts';
import { NEW_MANAGERS_MAX, type NewManager } from '#rules/new-manager.ts';
import { useManagerPaths } from './manager-paths.ts';
import { findNewManagerProblems } from './new-manager-problems.ts';
import { EMPTY_ROW, type NewManagerFacts, type NewManagers } from './new-managers.ts';
import { suggestId } from './suggest-id.ts';

/** The form that adds employee managers, all or none. */
interface CreateManagers {
  readonly form: Form<NewManagers>;
  readonly keys: readonly string[];
  /** How many may still be added, at once. */
  readonly room: number;
  readonly input: (place: number, name: keyof NewManager) => FormInput<string>;
  readonly add: () => void;
  readonly remove: (place: number) => void;
}

/** Adds employee managers; an id follows the address until it is the administrator's own. */
export function useCreateManagers(facts: NewManagerFacts): CreateManagers {
  const form = useManagersForm(facts);
  const rows = useRows(form, 'managers');
  const focusAfterMove = useFocusAfterMove();
  const { corporation } = facts;
  const room = Math.min(corporation.managerLimit - corporation.managers.length, NEW_MANAGERS_MAX);
  const goTo = (place: number) => focusAfterMove(form.input(`managers.${place}.name`).id);

  const input = (place: number, name: keyof NewManager): FormInput<string> => {
    const typed = form.input(`managers.${place}.${name}`);
    const onChange = (value: string) => {
      typed.onChange(value);
      const row = form.methods.getValues(`managers.${place}`);
      if (name === 'id') {
        // An emptied one follows the address again.
        form.set(`managers.${place}.hasOwnId`, value !== '');
      } else if (!row.hasOwnId) {
        form.set(`managers.${place}.id`, suggestId(row));
      }
    };
    return { ...typed, onChange };
  };
  const add = () => {
    rows.add(EMPTY_ROW);
    goTo(rows.keys.length);
  };
  const remove = (place: number) => {
    rows.remove(place);
    goTo(Math.min(place, rows.keys.length - 2));
  };
  return { form, keys: rows.keys, room, input, add, remove };
}

function useManagersForm(facts: NewManagerFacts): Form<NewManagers> {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const { list } = useManagerPaths();
  const [create] = useCreateEmployeeManagersMutation(operationOptions(EVERY_REFUSAL));
  return useForm<NewManagers>({
    id: 'new',
    initial: { managers: [EMPTY_ROW] },
    findProblems: ({ managers }) => findNewManagerProblems(intl, managers, facts),
    refusals: EVERY_REFUSAL,
    submit: ({ managers }) => {
      const typed = managers.map(({ id, name, email }) => ({ id: id.trim(), name: name.trim(), email: email.trim() }));
      return create({ variables: { input: { managers: typed } } });
    },
    onDone: async (_created, { managers }) => {
      showToast(intl.formatMessage({ id: 'managers.create.done' }, { count: managers.length }));
      await leadOn(list);
    },
  });
}
