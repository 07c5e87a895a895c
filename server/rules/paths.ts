import type { ClaType } from './cla-type.ts';
import { Language, type LanguageKey } from './language.ts';

/** The pages of a link's corporation managers, as named in the address. */
export type CorporationPage =
  | 'overview'
  | 'employee-list'
  | 'pre-approvals'
  | 'manager-list'
  | 'create-manager'
  | 'subemail'
  | 'add-subemail'
  | 'cla'
  | 'settings'
  | 'modify-password'
  | 'security'
  | 'retrieve-password'
  | 'reset-password';

/** The pages on which people sign, as named in the address. */
export type SigningPage = 'individual' | 'employee' | 'corporation';

/** The policy pages, as named in the address. */
export type PolicyPage = 'privacy' | 'cookies' | 'information-list';

/** The role that a page of help is for, as named in the address. */
export type HelpRole = 'signer' | 'corporation' | 'employee-manager' | 'community-manager' | 'maintainer';

const ADD_CLA_PAGES: Readonly<Record<keyof typeof ClaType, string>> = {
  INDIVIDUAL: 'add-individual-url',
  CORPORATION: 'add-corp-url',
};
const UPDATE_CLA_PAGES: Readonly<Record<keyof typeof ClaType, string>> = {
  INDIVIDUAL: 'update-individual-url',
  CORPORATION: 'update-corp-url',
};

/** Joins segments to a path and encodes them. */
function path(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

/** Adds query parameters to a path, leaving out those that are undefined. */
function withQuery(page: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? page : `${page}?${pairs.join('&')}`;
}

/** Where people see everything that they have signed. */
export const MY_SIGNINGS_PATH = '/my-signings';

/** Everything about a signer over REST, as one archive. */
export const MY_DATA_PATH = '/api/v1/my-signings';

/** The help for a role. */
export function helpPath(role: HelpRole): string {
  return path('help', role);
}

/** The sign link, where people choose how to sign. */
export function signPath(linkId: string): string {
  return path('sign', linkId);
}

/** The page on which people sign in one way. */
export function signingPath(linkId: string, way: SigningPage): string {
  return path('sign-cla', linkId, way);
}

/** The signing page with a verification code, which a fragment keeps out of every log. */
export function arrivedCodePath(linkId: string, way: SigningPage, code: string): string {
  return `${signingPath(linkId, way)}#code=${encodeURIComponent(code)}`;
}

/** The employees' signing page with the address of an individual filled in whose domain a corporation has claimed. */
export function claimedSigningPath(linkId: string, email: string): string {
  return withQuery(signingPath(linkId, 'employee'), { email, claimed: 'yes' });
}

/** The page on which individuals agree to a newer version, with their address filled in if known. */
export function agreementPath(linkId: string, email?: string): string {
  return withQuery(path('sign-cla', linkId, 'individual-update'), { email });
}

/**
 * The page on which signers prove a further address, filled in if known, or an account; `proved` is the platform that
 * they come back from, `imported` is there for somebody who signed elsewhere.
 */
export function provePath(
  linkId: string,
  parameters: { readonly email?: string; readonly proved?: string; readonly imported?: string } = {},
): string {
  return withQuery(path('prove', linkId), parameters);
}

/** The page of a signing, for anybody with the token of its document. */
export function signedPath(documentToken: string): string {
  return path('signed', documentToken);
}

/** The image for the pages of a project that leads to its sign link. */
export function badgePath(linkId: string, language: LanguageKey): string {
  return withQuery(`${path('badge', linkId)}.svg`, { lang: Language[language] });
}

/** The area of a link's corporation managers, which contains all their pages. */
export function corporationArea(linkId: string): string {
  return path('corp', linkId);
}

/** A page of a link's corporation managers. */
export function corporationPath(linkId: string, page: CorporationPage): string {
  return `${corporationArea(linkId)}/${page}`;
}

/** The log-in page of a link's corporation managers; without a link, the page asks for one. */
export function corporationLoginPath(linkId?: string): string {
  return linkId === undefined ? '/corporation-manager-login' : path('corporation-manager-login', linkId);
}

/** The CLAs of a link, for its community managers. */
export function linkDetailPath(linkId: string): string {
  return path('linked-repo', linkId);
}

/** What waits at a link and what happened there, for its community managers. */
export function dashboardPath(linkId: string): string {
  return path('dashboard', linkId);
}

/** The settings of a link, for its community managers. */
export function linkSettingsPath(linkId: string): string {
  return path('settings', linkId);
}

/** What brings contributors to the signing page of a link, for its community managers. */
export function sharePath(linkId: string): string {
  return path('share', linkId);
}

/** The page on which a community manager authorises a sender for a link that exists, and returns to its settings. */
export function linkSenderPath(linkId: string): string {
  return withQuery('/config-email', { settings: linkId });
}

/** The corporations of a link, for its community managers. */
export function corporationListPath(linkId: string): string {
  return path('corporation-list', linkId);
}

/** The review of the document that a corporation signed, open on the list of corporations. */
export function corporationReviewPath(linkId: string, signingId: string): string {
  return withQuery(corporationListPath(linkId), { review: signingId });
}

/** Everything signed at a link, for its community managers. */
export function signingListPath(linkId: string): string {
  return path('signings', linkId);
}

/** The mails of a link, for its community managers. */
export function emailsPath(linkId: string): string {
  return path('emails', linkId);
}

/** The HTML of a sample mail, for a frame that holds a token. */
export function emailPreviewPath(token: string): string {
  return path('email-preview', token);
}

/** What happened at a link, for its community managers. */
export function activityPath(linkId: string): string {
  return path('activity', linkId);
}

/** What signers of a link ask to erase, for its community managers. */
export function erasurePath(linkId: string): string {
  return path('erasure', linkId);
}

/** Where signatures of other systems come into a link, and everything about it goes out. */
export function importPath(linkId: string): string {
  return path('import', linkId);
}

/** Where a file of another system is sent, over REST. */
export function signingImportPath(linkId: string): string {
  return path('api', 'v1', 'signing-import', linkId);
}

/** Everything about a link in the format of Signet, over REST. */
export function linkExportPath(linkId: string): string {
  return path('api', 'v1', 'link-export', linkId);
}

/** The page that adds a CLA to a link. */
export function addClaPath(linkId: string, type: keyof typeof ClaType): string {
  return withQuery(path(ADD_CLA_PAGES[type]), { link_id: linkId });
}

/** The page that publishes a new version of the CLA of one type and language. */
export function updateClaPath(linkId: string, type: keyof typeof ClaType, language: LanguageKey): string {
  return withQuery(path(UPDATE_CLA_PAGES[type], Language[language]), { link_id: linkId });
}

/** The page that shows the text of one CLA, by its number at the link. */
export function claPdfPath(linkId: string, claNumber: number): string {
  return withQuery('/cla-pdf', { link_id: linkId, cla_id: String(claNumber) });
}

/**
 * The page on which a new password is set with the key from a reset mail; `linkId` is `fake_link` for community
 * managers.
 */
export function resetPasswordPath(linkId: string, key: string): string {
  return withQuery('/reset-password', { key, link_id: linkId });
}

/** The page on which an earlier representative undoes a change, with the key from the mail. */
export function representativeChangePath(key: string): string {
  return withQuery('/representative-change', { key });
}

/** The page on which a signer switches mails about their commits off or on, with the key from such a mail. */
export function confirmationMailsPath(key: string): string {
  return withQuery('/confirmation-mails', { key });
}

/** The members of a link, for its members. */
export function sharingPath(linkId: string): string {
  return path('sharing', linkId);
}

/** The page on which an invitation to share a link is accepted, with the key from the mail. */
export function linkInvitationPath(key: string): string {
  return path('join-link', key);
}

/** The page on which a corporation's signing is followed and its signed document uploaded, with the key of the link. */
export function corporationProgressPath(key: string): string {
  return path('corporation-progress', key);
}

/** The document that a corporation signs over REST, with the key of its upload link. */
export function corporationFormPath(key: string): string {
  return path('api', 'v1', 'corporation-upload', key, 'form');
}

/** Where a corporation uploads its signed document over REST, with the key of its upload link. */
export function corporationUploadPath(key: string): string {
  return path('api', 'v1', 'corporation-upload', key);
}

/** Stands for "no link" where a path needs one. */
const NO_LINK = 'fake_link';

/** A policy page, with the link and the part of the product that the reader came from; neither if there is no link. */
export function policyPath(page: PolicyPage, linkId: string | undefined, part: 'sign' | 'corp' = 'sign'): string {
  return linkId === undefined || linkId === NO_LINK ? path(page) : path(page, part, linkId);
}

/** Where a community manages its own privacy texts. */
export function privacySettingsPath(linkId: string): string {
  return path('privacy-settings', linkId);
}

/** A policy page for somebody who is choosing an organisation of a code platform. */
export function platformPolicyPath(page: PolicyPage): string {
  return path(page, 'PlatformSelect');
}

/** The PDF of a CLA over REST, by its number at the link. */
export function claDocumentPath(linkId: string, claNumber: number): string {
  return path('api', 'v1', 'cla', linkId, String(claNumber));
}

/** A corporation's signed PDF over REST, for the community managers of the link. */
export function corporationPdfPath(linkId: string, signingId: string): string {
  return path('api', 'v1', 'corporation-pdf', linkId, signingId);
}

/** The evidence of a signing over REST, for managers. */
export function evidencePath(reference: string): string {
  return path('api', 'v1', 'evidence', reference);
}

/** The signed document of a signing over REST, for managers. */
export function managedDocumentPath(reference: string): string {
  return path('api', 'v1', 'evidence', reference, 'document');
}

/** Everything signed at a link as a file over REST; a table with a language is in its words. */
export function signingExportPath(linkId: string, format: 'csv' | 'jsonl', language?: Language): string {
  return withQuery(path('api', 'v1', 'signings', linkId, 'export'), { format, language });
}

/** The page where documents are verified. */
export const VERIFY_PATH = '/verify';

/** The page about the signing with a reference. */
export function verifyPath(reference: string): string {
  return path('verify', reference);
}

/** Where a pull request is; `host` names an instance other than the configured one. */
export interface PullRequestAddress {
  readonly platform: string;
  readonly owner: string;
  readonly repository: string;
  readonly number: number;
  readonly host?: string | undefined;
}

/** The page that explains the verdict about a pull request; owners within owners are one segment. */
export function pullRequestPath({ platform, owner, repository, number, host }: PullRequestAddress): string {
  return withQuery(path('gate', platform, owner, repository, String(number)), { host });
}

/** The page on which authors confirm that commits of a pull request are theirs. */
export function confirmCommitsPath({ platform, owner, repository, number, host }: PullRequestAddress): string {
  return withQuery(path('gate', platform, owner, repository, String(number), 'confirm'), { host });
}

/** The API keys of a community manager. */
export const API_KEYS_PATH = '/api-keys';

/** The overview of a link's gate, for its managers. */
export function gatePath(linkId: string): string {
  return path('gate', linkId);
}

/** A page of a link's gate, for its managers. */
export function gatePagePath(linkId: string, page: 'repositories' | 'policy' | 'pull-requests' | 'platforms'): string {
  return path('gate', linkId, page);
}

/** The webhooks of a connection, for managers of a link. */
export function deliveriesPath(linkId: string, connectionId: string): string {
  return path('gate', linkId, 'deliveries', connectionId);
}

/** A pull request with its verdicts, for managers of its link. */
export function pullRequestDetailPath(linkId: string, id: string): string {
  return path('gate', linkId, 'pull-requests', id);
}

/** The webhooks of a link, for its community managers. */
export function webhooksPath(linkId: string): string {
  return path('webhooks', linkId);
}

/** What was sent to a webhook of a link, for its community managers. */
export function webhookDeliveriesPath(linkId: string, webhookId: string): string {
  return path('webhooks', linkId, 'deliveries', webhookId);
}
