import { LockMode } from '@mikro-orm/core';
import type { LinkPlatform } from '#rules/code-platform.ts';
import type { Language } from '#rules/language.ts';
import { isRepositoryName, isRepositoryPath, POLICY_PLATFORMS } from '#rules/repository-file.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readRepositoryFile } from '#server/integrations/code-platform/read-repository-file.ts';
import { UNREADABLE } from '#server/modules/ground/policy-document/configured-text.ts';
import { LinkPolicyDocument } from '#server/modules/ground/policy-document/link-policy-document.entity.ts';
import { PolicyDocumentSet } from '#server/modules/ground/policy-document/policy-document.entity.ts';
import { communityVersionOf, textFingerprint } from '#server/modules/ground/policy-document/policy-version.rules.ts';
import { Link } from '../link.entity.ts';
import { getChangeableLink, getOwnLink, type OwnLink } from '../own-link.ts';

/** Which of a community's policy texts. */
export interface LinkPolicyPlace {
  readonly linkId: string;
  readonly set: PolicyDocumentSet;
  readonly language: Language;
}

/** Where one of them is read from. */
export interface SetLinkPolicyDocumentInput extends LinkPolicyPlace {
  readonly platform: LinkPlatform;
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
}

/** A community's own policy texts. */
export interface PrivacySettings {
  readonly link: Link;
  readonly documents: readonly LinkPolicyDocument[];
}

/** Returns a community's privacy settings for its managers. Errors: those of `getOwnLink`. */
export async function getPrivacySettings(ctx: AppContext, linkId: string): Promise<PrivacySettings> {
  const { link } = await getOwnLink(ctx, linkId);
  return { link, documents: await ctx.em.find(LinkPolicyDocument, { link }) };
}

/**
 * Reads a policy text of a community from a public repository and shows it at the link from now on, in place of the
 * service's. With another privacy policy, its corporations' managers are asked for their consent again. Reading the
 * same file once more takes its text over. Errors: those of `getChangeableLink`; `not_support_platform` unless it is
 * Gitee or GitHub; `bad_request_parameter` with `owner`, `repo` or `path`; `too_many_request` above 60 texts an hour
 * and account; `privacy_config_error` or `cookies_config_error` when there is no such public text in UTF-8 of at most
 * 512 KiB.
 */
export async function setLinkPolicyDocument(
  ctx: AppContext,
  { linkId, ...document }: SetLinkPolicyDocumentInput,
): Promise<PrivacySettings> {
  const own = await getChangeableLink(ctx, linkId);
  const { set, language, owner, repo, path } = document;
  const platform = checkSource(document);
  const text = await readText(ctx, own, { ...document, platform });
  return changeTexts(ctx, { own, set, language }, async (tx, link) => {
    const stored = await tx.em.findOne(LinkPolicyDocument, { link, set, language });
    const isNew = stored?.text !== text;
    const facts = { platform, owner, repo, path, text, readAt: ctx.now() };
    if (stored === null) {
      tx.em.create(LinkPolicyDocument, { link, set, language, ...facts });
    } else {
      tx.em.assign(stored, facts);
    }
    return isNew ? textFingerprint(text) : undefined;
  });
}

/**
 * Removes a policy text of a community; without any in its set the service's is shown again. Errors: those of
 * `getChangeableLink`.
 */
export async function removeLinkPolicyDocument(
  ctx: AppContext,
  { linkId, set, language }: LinkPolicyPlace,
): Promise<PrivacySettings> {
  const own = await getChangeableLink(ctx, linkId);
  return changeTexts(ctx, { own, set, language }, async (tx, link) => {
    const removed = await tx.em.nativeDelete(LinkPolicyDocument, { link, set, language });
    return removed === 0 ? undefined : '';
  });
}

function checkSource({ platform, owner, repo, path }: Omit<SetLinkPolicyDocumentInput, 'linkId'>): 'gitee' | 'github' {
  const known = POLICY_PLATFORMS.find(({ name }) => name === platform);
  if (known === undefined) {
    throw new AppError('not_support_platform');
  }
  const checks = { owner: isRepositoryName(owner), repo: isRepositoryName(repo), path: isRepositoryPath(path) };
  const wrong = Object.entries(checks).find(([, isRight]) => !isRight);
  if (wrong !== undefined) {
    throw new AppError('bad_request_parameter', { field: wrong[0] });
  }
  return known.name;
}

type Source = Omit<SetLinkPolicyDocumentInput, 'linkId' | 'platform'> & { readonly platform: 'gitee' | 'github' };

async function readText(ctx: AppContext, { account }: OwnLink, { set, ...file }: Source): Promise<string> {
  const { config, log, rateLimiter } = ctx.deps;
  await rateLimiter.consume('policy_text', account.id);
  const result = await readRepositoryFile(config.codePlatformApi[file.platform], file);
  if ('failure' in result) {
    log.info(
      { set, platform: file.platform, failure: result.failure },
      'A policy text of a community could not be read',
    );
    throw new AppError(UNREADABLE[set]);
  }
  return result.text;
}

/** Answers the fingerprint of the text that changed, empty for a removed one; undefined when none did. */
type TextChange = (tx: Change, link: Link) => Promise<string | undefined>;

/** The link's row keeps changes of different texts apart, because its version is made from all of them. */
async function changeTexts(
  ctx: AppContext,
  { own: { actor, link }, set, language }: Omit<LinkPolicyPlace, 'linkId'> & { readonly own: OwnLink },
  apply: TextChange,
): Promise<PrivacySettings> {
  return change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(Link, link.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const textSha256 = await apply(tx, stored);
    await tx.em.flush();
    const documents = await tx.em.find(LinkPolicyDocument, { link: stored });
    const privacy = documents.filter((document) => document.set === PolicyDocumentSet.PRIVACY);
    stored.privacyVersion = privacy.length === 0 ? null : communityVersionOf(privacy);
    if (textSha256 !== undefined) {
      const details = { linkId: link.linkId, set, language, textSha256 };
      tx.audit({ action: 'LINK_POLICY_CHANGED', actor, link, subject: link.id, details });
    }
    return { link: stored, documents };
  });
}
