import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { signedDocumentUrl, signedEvidenceUrl } from '#server/modules/signing/signing/signed-document.queries.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { findEmployers } from './employer.queries.ts';
import { signEmployee } from './sign-employee.ts';
import { EmployerCorporation, SignEmployeeInput, SignEmployeePayload } from './sign-employee.types.ts';
import type { ShownEmployer } from './unconfirmed-employer.ts';

@Resolver()
export class SignEmployeeResolver {
  @Query(() => [EmployerCorporation], {
    description:
      'The corporations of a link under which an address can sign as an employee: completed, with exactly the domain of the address and an active employee manager. Where the status needs a key, callers without one get the same answer for every domain: one corporation that is named like it, and that can be signed under if it exists. Errors: `invalid_email`, `no_link`, `too_many_request` with `retryAfter`.',
  })
  corporationsForEmail(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('email', () => String, { description: 'Email address; letter case does not matter.' }) email: string,
    @Ctx() ctx: AppContext,
  ): Promise<ShownEmployer[]> {
    return findEmployers(ctx, linkId, email);
  }

  @Mutation(() => SignEmployeePayload, {
    description:
      'Signs the current individual CLA as an employee of a corporation; the code must have been sent for that corporation. Errors: `no_link`, `no_cla_binding`, `unmatched_cla`, `bad_request_parameter` with `field` (and `character`), `invalid_email`, `unmatched_email`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`, `has_not_signed`, `uncompleted_signing`, `no_employee_manager`, `not_same_corp`, `resigned`.',
  })
  async signEmployee(
    @Arg('input', () => SignEmployeeInput, { description: 'The signing.' }) input: SignEmployeeInput,
    @Ctx() ctx: AppContext,
  ): Promise<SignEmployeePayload> {
    const fieldValues = Object.fromEntries(input.fieldValues.map(({ id, value }) => [id, value]));
    const { signing, corporation, documentToken, inEffect } = await signEmployee(ctx, { ...input, fieldValues });
    const { reference, name, email, signedAt, state, document } = signing;
    return {
      reference,
      name,
      email,
      signedAt,
      corporationName: corporation.corporationName,
      active: state === EmployeeSigningState.ACTIVE,
      inEffect,
      cla: await signing.cla.loadOrFail(),
      documentUrl: signedDocumentUrl(ctx, documentToken),
      documentSha256: document?.sha256 ?? null,
      documentToken,
      evidenceUrl: signedEvidenceUrl(ctx, documentToken),
    };
  }
}
