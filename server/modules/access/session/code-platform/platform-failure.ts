import type { CodePlatformName } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { CodePlatformFailure, type CodePlatformFailureKind } from '#server/integrations/code-platform/code-platform.ts';

const CODES = {
  denied: 'refuse_authorize',
  token_refused: 'not_authorize_group',
  out_of_scope: 'not_authorize_group',
  unusable: 'auth_failed',
} as const satisfies Record<CodePlatformFailureKind, ErrorCode>;

/**
 * Converts a failure of a platform into an `AppError`, and logs those that an operator can fix. Returns other errors
 * unchanged.
 */
export function toPlatformError(ctx: AppContext, platform: CodePlatformName, error: unknown): unknown {
  if (!(error instanceof CodePlatformFailure)) {
    return error;
  }
  if (error.kind !== 'denied') {
    ctx.deps.log.warn({ platform, failure: error.message }, 'a code platform gave no usable answer');
  }
  return new AppError(CODES[error.kind], {}, { cause: error });
}
