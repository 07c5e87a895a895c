import { AppError } from '#server/errors/app-error.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';

/**
 * Refuses the document that was mailed to be signed: whoever signs it, on paper or digitally, changes its bytes. Error:
 * `bad_request_parameter` with `pdf` and the reason `unsigned`.
 */
export function refuseUnsigned({ document }: CorporationSigning, sha256: string): void {
  if (document?.sha256 === sha256) {
    throw new AppError('bad_request_parameter', { field: 'pdf', reason: 'unsigned' });
  }
}
