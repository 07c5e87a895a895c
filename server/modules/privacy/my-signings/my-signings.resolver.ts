import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { ErasureRequestType, presentErasureRequest } from '#server/modules/privacy/erasure/erasure.types.ts';
import { findLatestRequest } from '#server/modules/privacy/erasure/list-erasure-requests.ts';
import { presentIdentity, ProvedIdentityType } from '#server/modules/signing/signing/identity/proved-identity.types.ts';
import { listMyIdentities, listMySignings, type MySigning } from './my-signings.queries.ts';
import {
  CloseMySigningsPayload,
  MySigningType,
  OpenMySigningsInput,
  OpenMySigningsPayload,
  WithdrawSigningInput,
  WithdrawSigningPayload,
} from './my-signings.types.ts';
import { closeMySignings, openMySignings, type OpenedSignings } from './open-my-signings.ts';
import { withdrawSigning } from './withdraw-signing.ts';

const fileUrl = ({ deps }: AppContext, reference: string, file: 'document' | 'evidence'): string =>
  new URL(`/api/v1/my-signings/${encodeURIComponent(reference)}/${file}`, deps.config.publicUrl).href;

@Resolver(() => MySigningType)
export class MySigningsResolver {
  @Query(() => [MySigningType], {
    description:
      'Everything that the proved address has signed, over all links, newest first. With the cookie of `openMySignings` and its token. Errors: `missing_token`, `unknown_token`.',
  })
  mySignings(@Ctx() ctx: AppContext): Promise<MySigning[]> {
    return listMySignings(ctx);
  }

  @Query(() => [ProvedIdentityType], {
    description: 'Addresses and accounts that are tied to these signings now, oldest first. Errors as `mySignings`.',
  })
  async myIdentities(@Ctx() ctx: AppContext): Promise<ProvedIdentityType[]> {
    const identities = await listMyIdentities(ctx);
    return identities.map((identity) => presentIdentity(identity, identity.link.getEntity().linkId));
  }

  @Mutation(() => OpenMySigningsPayload, {
    description:
      'Opens what an address has signed to whoever proves it by a code with the purpose MY_SIGNINGS; sets a cookie for 30 minutes. Errors: `invalid_email`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`.',
  })
  openMySignings(
    @Arg('input', () => OpenMySigningsInput, { description: 'The address and the code.' }) input: OpenMySigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<OpenedSignings> {
    return openMySignings(ctx, input);
  }

  @Mutation(() => CloseMySigningsPayload, {
    description: 'Ends what `openMySignings` began. Errors: `missing_token`, `unknown_token`.',
  })
  async closeMySignings(@Ctx() ctx: AppContext): Promise<CloseMySigningsPayload> {
    await closeMySignings(ctx);
    return { done: true };
  }

  @Mutation(() => WithdrawSigningPayload, {
    description:
      'Withdraws a signing for the future: ends an individual one, removes an employee’s, and mails the signer. Errors: `missing_token`, `unknown_token`, `no_permission` for somebody else’s, `not_ready_to_sign` for a corporation’s and for what has ended.',
  })
  async withdrawSigning(
    @Arg('input', () => WithdrawSigningInput, { description: 'Which one.' }) { reference }: WithdrawSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ readonly signing: MySigning }> {
    return { signing: await withdrawSigning(ctx, reference) };
  }

  @FieldResolver(() => LinkType)
  link(@Root() { signing }: MySigning): Link {
    return signing.link.getEntity();
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() { signing }: MySigning): Cla {
    return signing.cla.getEntity();
  }

  @FieldResolver(() => String, { nullable: true })
  documentUrl(@Root() { reference, documentSha256 }: MySigning, @Ctx() ctx: AppContext): string | null {
    return documentSha256 === null ? null : fileUrl(ctx, reference, 'document');
  }

  @FieldResolver(() => String)
  evidenceUrl(@Root() { reference }: MySigning, @Ctx() ctx: AppContext): string {
    return fileUrl(ctx, reference, 'evidence');
  }

  @FieldResolver(() => ErasureRequestType, { nullable: true })
  async erasure(@Root() { signing }: MySigning, @Ctx() ctx: AppContext): Promise<ErasureRequestType | null> {
    const latest = await findLatestRequest(ctx, signing.id);
    return latest && presentErasureRequest(latest, null);
  }
}
