import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import {
  getPrivacySettings,
  type PrivacySettings,
  removeLinkPolicyDocument,
  setLinkPolicyDocument,
} from './privacy-settings.ts';
import {
  PrivacySettingsPayload,
  PrivacySettingsType,
  RemoveLinkPolicyDocumentInput,
  SetLinkPolicyDocumentInput,
} from './privacy-settings.types.ts';

/** The policy texts of communities. */
@Resolver()
export class PrivacySettingsResolver {
  @Query(() => PrivacySettingsType, {
    description: 'The policy texts of a community, for its managers. Errors: `no_link`, `no_permission`.',
  })
  async privacySettings(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<PrivacySettingsType> {
    return present(await getPrivacySettings(ctx, linkId));
  }

  @Mutation(() => PrivacySettingsPayload, {
    description:
      "Reads a policy text of a community from a public repository, or once more from the same one, and shows it at the link in place of the service's. With another privacy policy the corporations' managers are asked for their consent anew. Errors: `no_link`, `no_permission`, `link_frozen`, `not_support_platform`, `bad_request_parameter` with `owner`, `repo` or `path`, `too_many_request` with `retryAfter` above 60 texts an hour, `privacy_config_error` or `cookies_config_error` when there is no such public text of at most 512 KiB in UTF-8.",
  })
  async setLinkPolicyDocument(
    @Arg('input', () => SetLinkPolicyDocumentInput, { description: 'The file.' }) input: SetLinkPolicyDocumentInput,
    @Ctx() ctx: AppContext,
  ): Promise<PrivacySettingsPayload> {
    return { settings: present(await setLinkPolicyDocument(ctx, input)) };
  }

  @Mutation(() => PrivacySettingsPayload, {
    description:
      "Removes a policy text of a community; without any in its set the service's is shown again. Errors: `no_link`, `no_permission`, `link_frozen`.",
  })
  async removeLinkPolicyDocument(
    @Arg('input', () => RemoveLinkPolicyDocumentInput, { description: 'The text.' })
    input: RemoveLinkPolicyDocumentInput,
    @Ctx() ctx: AppContext,
  ): Promise<PrivacySettingsPayload> {
    return { settings: present(await removeLinkPolicyDocument(ctx, input)) };
  }
}

function present({ link, documents }: PrivacySettings): PrivacySettingsType {
  const { linkId: id, alias, privacyVersion } = link;
  return { id, alias, privacyVersion: privacyVersion ?? null, documents: [...documents] };
}
