import { FactorMethod } from '#generated/enums.ts';

/** What a step-up takes: a second factor, or of accounts without one the password or a log-in at the code platform. */
export type StepUpMethod = FactorMethod | 'PASSWORD' | 'CODE_PLATFORM';

const METHODS: readonly StepUpMethod[] = [...Object.values(FactorMethod), 'PASSWORD', 'CODE_PLATFORM'];

/** Reads the methods that a refusal names; those that this page does not know are left out. */
export function stepUpMethodsIn(value: unknown): StepUpMethod[] {
  return Array.isArray(value) ? METHODS.filter((method) => value.includes(method)) : [];
}
