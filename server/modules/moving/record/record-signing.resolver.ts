import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { withIdentities, type SigningOfPage } from '#server/modules/proof/signing-list/signing-identities.ts';
import { recordSigning } from './record-signing.ts';
import { RecordSigningInput, RecordSigningPayload } from './record-signing.types.ts';

@Resolver()
export class RecordSigningResolver {
  @Mutation(() => RecordSigningPayload, {
    description:
      'Records a signature that was given on paper, by mail or in person: with a scan its evidence level is DOCUMENT, else LISTED. A corporation then waits for approval and an employee for its corporation; the person is mailed unless `notify` is false, and open pull requests are judged again. For managers of the link. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `unmatched_cla`, `invalid_email`, `restricted_email_suffix`, `bad_request_parameter` with `name`, `corporationName`, `signedOn`, `scanSha256` or `note`, `resigned` when the same person or corporation has signed, `go_to_sign_employee_cla`, for employees `has_not_signed`, `no_employee_manager` and `not_same_corp`, for corporations `sameEmailSuffix`.',
  })
  async recordSigning(
    @Arg('input', () => RecordSigningInput, { description: 'What was signed, when and by whom.' })
    input: RecordSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ readonly signing: SigningOfPage | undefined }> {
    const [signing] = withIdentities(ctx, [await recordSigning(ctx, input)]);
    return { signing };
  }
}
