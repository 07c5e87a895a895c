import { AppError } from '#server/errors/app-error.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/**
 * Refuses the document that was mailed to be signed: signing it, on paper or digitally, changes its bytes. Error:
 * `unuploaded` with `pdf` and the reason `unsigned`; clients of the earlier service have a fitting text for the code.
 */
export function refuseUnsigned({ document }: CorporationSigning, sha256: string): void {
  if (document?.sha256 === sha256) {
    throw new AppError('unuploaded', { field: 'pdf', reason: 'unsigned' });
  }
}
