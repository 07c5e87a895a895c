import type { Refusal } from '#client/components/form/use-form-failure.ts';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import {
  useApproveCorporationSigningMutation,
  useDeleteCorporationSigningMutation,
  useResendCorporationDocumentMutation,
  useRestoreCorporationSigningMutation,
} from '#generated/hooks.ts';
import type { CorporationStep } from './corporation-steps.ts';

/** Steps that need no more than a yes. */
export type ConfirmedStep = Extract<CorporationStep, 'resend' | 'approve' | 'delete' | 'restore'>;

interface TakeStep {
  /** Whether it was done. */
  readonly take: (id: string) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
}

const OPTIONS = { errorPolicy: 'all', context: { handledCodes: 'all' } } as const;

/** Takes one step with a corporation. */
export function useCorporationStep(step: ConfirmedStep): TakeStep {
  const steps = {
    resend: useResendCorporationDocumentMutation(OPTIONS),
    approve: useApproveCorporationSigningMutation(OPTIONS),
    delete: useDeleteCorporationSigningMutation(OPTIONS),
    restore: useRestoreCorporationSigningMutation(OPTIONS),
  };
  const [mutate, { loading }] = steps[step];
  const { refusal, refuse, clear } = useRefusal();
  const take = async (id: string) => {
    clear();
    const { data, error } = await mutate({ variables: { input: { id } } });
    if (!data) {
      refuse(error);
    }
    return Boolean(data);
  };
  return { take, isBusy: loading, refusal };
}
