import { Arg, Args, Ctx, FieldResolver, GraphQLISODateTime, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { localizedFieldTitle } from '#rules/field.ts';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { CorporationSigningCounts } from '#server/modules/community/link/signing-counts.types.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  findAdministratorAccount,
  hasOneTimePassword,
  findDeliveries,
  findEmailDomains,
} from '#server/modules/signing/corporation/corporation-signing.queries.ts';
import {
  CorporationSigningConnection,
  CorporationSigningInput,
  CorporationSigningPayload,
  CorporationSigningsArgs,
  CorporationSigningType,
  FieldValueType,
  MailDeliveryType,
  PurgeCorporationSigningInput,
  PurgeCorporationSigningPayload,
  ReturnCorporationSigningInput,
  UpdateRepresentativeInput,
} from '#server/modules/signing/corporation/corporation-signing.types.ts';
import {
  countCorporationSignings,
  listCorporationSignings,
} from '#server/modules/signing/corporation/list-corporation-signings.ts';
import { getReadableCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import {
  findFirstCla,
  findGraceEnd,
  findPendingCorporationCla,
} from '#server/modules/signing/signing/corporation/cla-agreement.queries.ts';
import { findDocumentState } from '#server/modules/signing/signing/document-state.ts';
import { DocumentState } from '#server/modules/signing/signing/document-state.types.ts';
import { approveCorporationSigning } from './approve-corporation-signing.ts';
import { deleteCorporationSigning } from './delete-corporation-signing.ts';
import { purgeCorporationSigning } from './purge-corporation-signing.ts';
import { renewAdministratorPassword } from './renew-administrator-password.ts';
import { resendCorporationDocument } from './resend-corporation-document.ts';
import { restoreCorporationSigning } from './restore-corporation-signing.ts';
import { returnCorporationSigning } from './return-corporation-signing.ts';
import { updateRepresentative } from './update-representative.ts';

const INPUT = { description: 'The signing.' };

/** What a community manager can do with the corporations of a link. */
@Resolver(() => CorporationSigningType)
export class CorporationSigningResolver {
  @Query(() => CorporationSigningConnection, {
    description:
      "A link's corporations in one state, for its managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first`, `after` or `search`.",
  })
  async corporationSignings(
    @Args(() => CorporationSigningsArgs) args: CorporationSigningsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<CorporationSigning>> {
    return toConnection(await listCorporationSignings(ctx, args));
  }

  @Query(() => CorporationSigningCounts, {
    description: "How many of a link's corporations are in each state. Errors as `corporationSignings`.",
  })
  corporationSigningCounts(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('search', () => String, { nullable: true, description: 'As for `corporationSignings`.' }) search:
      | string
      | null,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningCounts> {
    return countCorporationSignings(ctx, { linkId, search });
  }

  @Query(() => CorporationSigningType, { description: 'One corporation signing. Error: `no_permission`.' })
  corporationSigning(
    @Arg('id', () => ID, { description: 'Id of the signing.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigning> {
    return getReadableCorporationSigning(ctx, id);
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Mails the document to sign to the representative again, while the signing is uncompleted; a document that could not be derived is tried again and mailed once it is there. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign`, `too_many_request` with `retryAfter` within 60 s of the last mail, `document_not_ready` with `retryAfter` while the document is being derived.',
  })
  async resendCorporationDocument(
    @Arg('input', () => CorporationSigningInput, INPUT) { id }: CorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await resendCorporationDocument(ctx, id) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Completes a signing whose signed PDF was uploaded, and mails the administrator account to the representative. Errors: `no_permission`, `link_frozen`, `unuploaded`, `signed_document_replaced`, `corp_manager_exists`, `not_ready_to_sign`, `sameEmailSuffix`, `exits_email`.',
  })
  async approveCorporationSigning(
    @Arg('input', () => CorporationSigningInput, INPUT) { id }: CorporationSigningInput,
    @Arg('pdfUploadedAt', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`pdfUploadedAt` of the document that was looked at, in whose place no other is approved. Default: whichever there is.',
    })
    seenPdf: Date | null,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await approveCorporationSigning(ctx, id, seenPdf) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Returns the uploaded document of an uncompleted signing, which then waits for another one, and mails the reason to the representative. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign`, `unuploaded`, `bad_request_parameter` with `reason`.',
  })
  async returnCorporationSigning(
    @Arg('input', () => ReturnCorporationSigningInput, { description: 'The signing and the reason.' })
    input: ReturnCorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await returnCorporationSigning(ctx, input) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Deletes a signing in a way that can be undone; its managers are logged out and its employees no longer count. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign`.',
  })
  async deleteCorporationSigning(
    @Arg('input', () => CorporationSigningInput, INPUT) { id }: CorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await deleteCorporationSigning(ctx, id) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Brings a deleted signing back as it was. Errors: `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `not_ready_to_sign`, `resigned` or `sameEmailSuffix` when its place has been taken.',
  })
  async restoreCorporationSigning(
    @Arg('input', () => CorporationSigningInput, INPUT) { id }: CorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await restoreCorporationSigning(ctx, id) };
  }

  @Mutation(() => PurgeCorporationSigningPayload, {
    description:
      'Removes a deleted signing for good, with its managers, employees, mails and documents. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign`, `bad_request_parameter` when the name differs.',
  })
  async purgeCorporationSigning(
    @Arg('input', () => PurgeCorporationSigningInput, INPUT) input: PurgeCorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<PurgeCorporationSigningPayload> {
    return { purgedId: await purgeCorporationSigning(ctx, input) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      "Changes the representative's name and address, and the administrator's with them; at a new address the administrator starts again with a one-time password. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign` when the signing is deleted, `bad_request_parameter`, `invalid_email`, `not_same_corp` outside the corporation's domains, `resigned`, `exits_email`.",
  })
  async updateRepresentative(
    @Arg('input', () => UpdateRepresentativeInput, { description: 'The new representative.' })
    input: UpdateRepresentativeInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await updateRepresentative(ctx, input) };
  }

  @Mutation(() => CorporationSigningPayload, {
    description:
      'Mails the administrator of a completed corporation a new one-time password, which takes the place of the earlier one, as long as they have not chosen a password. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign` unless completed, `bad_request_parameter` with `id` when they have chosen a password, `too_many_request` with `retryAfter` within 60 s of the last one.',
  })
  async renewAdministratorPassword(
    @Arg('input', () => CorporationSigningInput, INPUT) { id }: CorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await renewAdministratorPassword(ctx, id) };
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether its administrator has not chosen a password yet, so that a new one-time password can be sent.',
  })
  administratorHasOneTimePassword(@Root() signing: CorporationSigning): Promise<boolean> {
    return hasOneTimePassword(signing);
  }

  @FieldResolver(() => [String])
  domains(@Root() signing: CorporationSigning): Promise<string[]> {
    return findEmailDomains(signing);
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() signing: CorporationSigning): Promise<Cla> {
    return signing.cla.loadOrFail();
  }

  @FieldResolver(() => ClaObjectType)
  pendingCla(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<Cla | null> {
    return findPendingCorporationCla(ctx, signing);
  }

  @FieldResolver(() => GraphQLISODateTime)
  graceEndsAt(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return findGraceEnd(ctx, signing);
  }

  @FieldResolver(() => DocumentState, { description: 'Whether the document to sign is there.' })
  documentState(@Root() signing: CorporationSigning, @Ctx() { em }: AppContext): Promise<DocumentState> {
    return findDocumentState(em, signing);
  }

  @FieldResolver(() => String)
  administratorAccount(@Root() signing: CorporationSigning): Promise<string | null> {
    return findAdministratorAccount(signing);
  }

  @FieldResolver(() => [MailDeliveryType])
  emails(@Root() signing: CorporationSigning): Promise<readonly Email[]> {
    return findDeliveries(signing);
  }

  @FieldResolver(() => LinkType)
  link(@Root() signing: CorporationSigning): Promise<Link> {
    return signing.link.loadOrFail();
  }

  @FieldResolver(() => [FieldValueType])
  async fieldValues(@Root() signing: CorporationSigning): Promise<FieldValueType[]> {
    const { fields } = await findFirstCla(signing);
    const { fieldValues, language } = signing;
    return fields.map((field) => ({
      id: field.id,
      type: field.type,
      title: localizedFieldTitle(field, 'corporation', language),
      value: fieldValues[field.id] ?? '',
    }));
  }
}
