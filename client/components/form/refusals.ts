import { type Failure, failureCode, SESSION_CODES } from '#client/apollo/failure.ts';
import type { ErrorCode } from '#generated/enums.ts';

/** Which refusals of the server a form shows itself, and where; every other opens the dialog. `P` names its inputs. */
export interface Refusals<P extends string> {
  /** The input that a code concerns. */
  readonly inputs?: Readonly<Partial<Record<ErrorCode, P>>>;
  /** Codes that concern the form as a whole, or the input that the failure names in `field`. `all`: whatever the operation fails with. */
  readonly codes: readonly ErrorCode[] | 'all';
  /** Inputs that `field` calls by another name than the form, by that name or by a part of the path that it is. */
  readonly fields?: Readonly<Partial<Record<string, P>>>;
}

interface OperationOptions {
  readonly errorPolicy: 'all';
  readonly context: { readonly handledCodes: ReadonlySet<string> | 'all' };
}

/** Options for an operation of a form with these refusals. */
export function operationOptions<P extends string>({ inputs = {}, codes }: Refusals<P>): OperationOptions {
  const handledCodes = codes === 'all' ? codes : new Set([...Object.keys(inputs), ...codes]);
  return { errorPolicy: 'all', context: { handledCodes } };
}

/** Whether a form shows this failure. An ended session is always left to the dialog. */
export function isHandled<P extends string>({ inputs = {}, codes }: Refusals<P>, failure: Failure): boolean {
  const code = failureCode(failure);
  if (codes === 'all') {
    return code === undefined || !SESSION_CODES.has(code);
  }
  return code !== undefined && (code in inputs || codes.some((known) => known === code));
}

/**
 * The input that a failure concerns, by its code or else by its `field`: `isInput` knows it, or the last part of the
 * path that has an entry in `fields`. Undefined when it is none.
 */
export function refusedInput<P extends string>(
  { inputs = {}, fields = {} }: Refusals<P>,
  failure: Failure,
  isInput: (name: string) => name is P = (_name): _name is P => false,
): P | undefined {
  if (failure.kind === 'network') {
    return undefined;
  }
  const { field } = failure.details;
  const byCode: P | undefined = inputs[failure.code as ErrorCode];
  if (byCode !== undefined || field === undefined) {
    return byCode;
  }
  if (isInput(field)) {
    return field;
  }
  const part = field.split('.').findLast((name) => name in fields);
  return part === undefined ? undefined : fields[part];
}

/** The failure as shown at its input, where only the last part of a path such as `managers.0.email` is of use. */
export function withLastPart(failure: Failure): Failure {
  if (failure.kind === 'network' || failure.details.field === undefined) {
    return failure;
  }
  const field = failure.details.field.split('.').at(-1) ?? '';
  return { ...failure, details: { ...failure.details, field } };
}

/** For operations without inputs: every failure is shown where the operation started. */
export const EVERY_REFUSAL: Refusals<never> = { codes: 'all' };
