/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** An invitation to accept. */
export type AcceptLinkInvitationInput = {
  /** The key: the last segment of the address in the mail. */
  key: string | number;
};

/** Where the identity of a community manager comes from. */
export type AccountPlatform =
  /** GitCode. */
  | 'GITCODE'
  /** Gitee. */
  | 'GITEE'
  /** GitHub. */
  | 'GITHUB'
  /** An account with a password here. */
  | 'LOCAL';

/** What can happen at a link. */
export type ActivityAction =
  /** Signers reminded to agree to a new version. */
  | 'AGREEMENT_ASKED'
  /** API key created. */
  | 'API_KEY_CREATED'
  /** API key revoked. */
  | 'API_KEY_REVOKED'
  /** Automatic approval of employees switched off. */
  | 'AUTO_APPROVAL_DISABLED'
  /** Automatic approval of employees switched on. */
  | 'AUTO_APPROVAL_ENABLED'
  /** Backup administrator ended. */
  | 'BACKUP_ADMINISTRATOR_ENDED'
  /** Backup administrator named. */
  | 'BACKUP_ADMINISTRATOR_NAMED'
  /** CLA published. */
  | 'CLA_ADDED'
  /** CLA removed. */
  | 'CLA_REMOVED'
  /** Plain-language summary of a CLA changed. */
  | 'CLA_SUMMARY_CHANGED'
  /** Commits confirmed by their author. */
  | 'COMMITS_CONFIRMED'
  /** Corporation approved. */
  | 'CORPORATION_APPROVED'
  /** Corporation accepted the new version. */
  | 'CORPORATION_CLA_AGREED'
  /** Corporation deleted. */
  | 'CORPORATION_DELETED'
  /** Document sent to the corporation again. */
  | 'CORPORATION_DOCUMENT_RESENT'
  /** Corporation permanently deleted. */
  | 'CORPORATION_PURGED'
  /** Corporation restored. */
  | 'CORPORATION_RESTORED'
  /** Signed document returned. */
  | 'CORPORATION_RETURNED'
  /** Corporation submitted. */
  | 'CORPORATION_SIGNED'
  /** Document to sign created. */
  | 'DOCUMENT_COMPOSED'
  /** Document creation tried again. */
  | 'DOCUMENT_RETRIED'
  /** Signed document sealed. */
  | 'DOCUMENT_SEALED'
  /** Email domain added. */
  | 'EMAIL_DOMAIN_ADDED'
  /** Email domain removed. */
  | 'EMAIL_DOMAIN_REMOVED'
  /** Employees invited to sign. */
  | 'EMPLOYEES_INVITED'
  /** Employee activated. */
  | 'EMPLOYEE_ACTIVATED'
  /** Employee deactivated. */
  | 'EMPLOYEE_DEACTIVATED'
  /** Employee manager added. */
  | 'EMPLOYEE_MANAGER_ADDED'
  /** Employee manager deactivated. */
  | 'EMPLOYEE_MANAGER_DEACTIVATED'
  /** Employee manager reactivated. */
  | 'EMPLOYEE_MANAGER_REACTIVATED'
  /** Employee manager removed. */
  | 'EMPLOYEE_MANAGER_REMOVED'
  /** Employee removed. */
  | 'EMPLOYEE_REMOVED'
  /** Employee signed. */
  | 'EMPLOYEE_SIGNED'
  /** Erasure of a signature granted. */
  | 'ERASURE_GRANTED'
  /** Erasure of a signature refused. */
  | 'ERASURE_REFUSED'
  /** Erasure of a signature requested. */
  | 'ERASURE_REQUESTED'
  /** Policy of the check changed. */
  | 'GATE_POLICY_CHANGED'
  /** Proved email or account removed. */
  | 'IDENTITY_ENDED'
  /** Further email or account proved. */
  | 'IDENTITY_PROVED'
  /** Imported account ended. */
  | 'IMPORTED_ACCOUNT_ENDED'
  /** Imported account erased. */
  | 'IMPORTED_ACCOUNT_ERASED'
  /** Imported signature confirmed by its signer. */
  | 'IMPORT_CONFIRMED'
  /** Import finished. */
  | 'IMPORT_FINISHED'
  /** Individual signed. */
  | 'INDIVIDUAL_SIGNED'
  /** Individual signature ended. */
  | 'INDIVIDUAL_SIGNING_ENDED'
  /** Signing closed. */
  | 'LINK_CLOSED'
  /** Project linked. */
  | 'LINK_CREATED'
  /** Frozen: the organisation’s name belongs to another one. */
  | 'LINK_FROZEN'
  /** Invitation to share the project withdrawn. */
  | 'LINK_INVITATION_WITHDRAWN'
  /** Somebody invited to share the project. */
  | 'LINK_MEMBER_INVITED'
  /** Invitation to share the project accepted. */
  | 'LINK_MEMBER_JOINED'
  /** Somebody who shared the project left. */
  | 'LINK_MEMBER_LEFT'
  /** Somebody who shared the project removed. */
  | 'LINK_MEMBER_REMOVED'
  /** Role of somebody who shares the project changed. */
  | 'LINK_MEMBER_ROLE_CHANGED'
  /** Signing opened. */
  | 'LINK_OPENED'
  /** Organisation’s id recorded. */
  | 'LINK_ORGANIZATION_LEARNT'
  /** Organisation renamed. */
  | 'LINK_ORGANIZATION_RENAMED'
  /** Signing paused. */
  | 'LINK_PAUSED'
  /** Privacy text of the community changed. */
  | 'LINK_POLICY_CHANGED'
  /** Project passed on to another owner. */
  | 'LINK_TRANSFERRED'
  /** Project unlinked. */
  | 'LINK_UNLINKED'
  /** Settings changed. */
  | 'LINK_UPDATED'
  /** One-time password sent again. */
  | 'ONE_TIME_PASSWORD_RENEWED'
  /** Whole organisation set. */
  | 'ORGANIZATION_GATED'
  /** Whole organisation no longer checked. */
  | 'ORGANIZATION_RELEASED'
  /** Employees approved in advance. */
  | 'PRE_APPROVALS_ADDED'
  /** Approval of employees in advance withdrawn. */
  | 'PRE_APPROVALS_REMOVED'
  /** Merged although not covered. */
  | 'PULL_REQUEST_MERGED_UNCOVERED'
  /** Repository set. */
  | 'REPOSITORY_GATED'
  /** Repository taken over by the project of its organisation. */
  | 'REPOSITORY_TAKEN_OVER'
  /** Representative changed. */
  | 'REPRESENTATIVE_CHANGED'
  /** Change of representative confirmed. */
  | 'REPRESENTATIVE_CONFIRMED'
  /** Change of representative undone. */
  | 'REPRESENTATIVE_RESTORED'
  /** Second factor no longer required. */
  | 'SECOND_FACTOR_OPTIONAL'
  /** Second factor required. */
  | 'SECOND_FACTOR_REQUIRED'
  /** Signed document sent again. */
  | 'SIGNED_DOCUMENT_RESENT'
  /** Signed document uploaded. */
  | 'SIGNED_PDF_UPLOADED'
  /** Signatures exported. */
  | 'SIGNINGS_EXPORTED'
  /** Signatures of another system imported. */
  | 'SIGNINGS_IMPORTED'
  /** End of an individual signature decided. */
  | 'SIGNING_END_SCHEDULED'
  /** Personal data of a signature erased. */
  | 'SIGNING_ERASED'
  /** Signature given elsewhere recorded. */
  | 'SIGNING_RECORDED'
  /** Upload links revoked. */
  | 'UPLOAD_LINKS_REVOKED'
  /** Verdict cancelled. */
  | 'VERDICT_CANCELLED'
  /** Verdict overridden. */
  | 'VERDICT_OVERRIDDEN'
  /** Webhook created. */
  | 'WEBHOOK_CREATED'
  /** Webhook deleted. */
  | 'WEBHOOK_DELETED'
  /** Webhook changed. */
  | 'WEBHOOK_UPDATED';

/** Who did something. */
export type ActivityActorKind =
  /** A program with an API key. */
  | 'API_KEY'
  /** A manager of the community. */
  | 'COMMUNITY_MANAGER'
  /** An administrator or employee manager of a corporation. */
  | 'CORPORATION_MANAGER'
  /** A signer, whose address a code has proved. */
  | 'SIGNER'
  /** The service itself. */
  | 'SYSTEM'
  /** Nobody known, or somebody whose account is gone. */
  | 'UNKNOWN';

/** What an event of a link is about. */
export type ActivityKind =
  /** Who and what has access: managers, API keys, webhooks, exports. */
  | 'ACCESS'
  /** Versions of CLAs. */
  | 'CLA'
  /** Corporations: submitted, uploaded, approved, returned, deleted. */
  | 'CORPORATION'
  /** Employees: activated, deactivated, removed. */
  | 'EMPLOYEE'
  /** The gate: its policy, repositories and overridden verdicts. */
  | 'GATE'
  /** The link and its settings. */
  | 'LINK'
  /** Signatures of people, their documents and proved identities. */
  | 'SIGNATURE';

/** A CLA for a link that has none of its type and language. */
export type AddClaInput = {
  /** Fingerprint of a PDF that the same manager uploaded at `POST /api/v1/cla-upload` within a day. */
  documentSha256?: string | number | null | undefined;
  /** What signers fill in. Name and e-mail are needed and required; of a corporation the representative, the name of the corporation and the e-mail. */
  fields: Array<FieldDefinitionInputType>;
  /** Language of the document. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Address to download the PDF from; https, on the list of the operator. Either this or `documentSha256`. */
  sourceUrl?: string | null | undefined;
  /** The CLA in plain words, for signers to read before its text: paragraphs and simple lists, at most 2000 characters. Null or empty for none. */
  summary?: string | null | undefined;
  /** Who signs it. */
  type: SigningType;
};

/** The domain of the address, proved by the code. */
export type AddEmailDomainInput = {
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** The address that the code was sent to. */
  email: string;
  /** Six digits. */
  verificationCode: string;
};

/** The addresses to approve in advance: all of them are, or none. */
export type AddPreApprovalsInput = {
  /** 1 to 500 addresses in email domains of the corporation. */
  emails: Array<string>;
};

/** What commits of an AI agent mean to a link. */
export type AgentStance =
  /** A tool of the person who answers for the commit, and who is judged in its place. */
  | 'ASSISTANT'
  /** The agent is left out; who opened the pull request is judged all the same. */
  | 'IGNORE'
  /** They are not accepted. */
  | 'REFUSE';

/** The version that the administrator agrees to. */
export type AgreeToCurrentCorporationClaInput = {
  /** Id of the version that they have read: `to` of `corporationClaDiff`. */
  claId: string | number;
};

/** A contributor who signed an earlier version agrees to the current one. */
export type AgreeToCurrentIndividualClaInput = {
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** Id of the version that the signer has read: `to` of `individualClaDiff`. */
  claId: string | number;
  /** Address that signed, proved by the code. */
  email: string;
  /** Values of fields of that version which the earlier signing has none for; others stay as signed. */
  fieldValues?: Array<FieldValueInput>;
  /** Public id of the link. */
  linkId: string | number;
  /** Whether the signer consented to the privacy policy; must be true. */
  privacyConsented: boolean;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** What an API key opens, on GraphQL and the REST paths of the same use. */
export type ApiKeyScope =
  /** `corporationSignings`, `corporationSigning`, `corporationSigningCounts`. */
  | 'CORPORATIONS_READ'
  /** `GET /api/v1/evidence/{reference}`. */
  | 'EVIDENCE_READ'
  /** `GET /api/v1/signings/{linkId}/export`. */
  | 'EXPORT_READ'
  /** `evaluateCommits`. */
  | 'GATE_EVALUATE'
  /** `signings`, `signingHistory`. */
  | 'SIGNINGS_READ'
  /** `signingStatus`, `signingStatuses`, `signingStatusByHash`, `individualClaDiff`. */
  | 'STATUS_READ';

/** The version that people have yet to agree to. */
export type AskForAgreementInput = {
  /** Id of the current version, or its number at the link. */
  claId: string | number;
  /** Public id of the link. */
  linkId: string | number;
};

/** How sure it is that a subject is who the commit says. */
export type Assurance =
  /** Typed into the commit. */
  | 'A0'
  /** An unproved account: the platform ties it to a typed address. */
  | 'A1'
  /** Opened or pushed by that account. */
  | 'A2'
  /** Signed by that account, which is author and committer. */
  | 'A3'
  /** Address or account proved here, and it stands behind the commit. */
  | 'A4';

/** A mailbox and the code that it received. */
export type AuthorizeSenderInput = {
  /** The address that the code was sent to. */
  address: string;
  /** The same authorisation code that the code was sent with. */
  authorizationCode: string;
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** The same server that the code was sent through. */
  server?: string | null | undefined;
  /** The six digits of the mail. */
  verificationCode: string;
};

/** A GitHub App to be registered. */
export type BeginGithubAppInput = {
  /** The organisation that owns it; null: the account. */
  organization?: string | null | undefined;
  /** Address of the instance; null: the configured one. */
  url?: string | null | undefined;
};

/** What a passkey is asked for. */
export type BeginPasskeyAuthenticationInput = {
  /** The challenge of `login`; null for a login by passkey alone, and for a step-up in a session. */
  loginChallenge?: string | number | null | undefined;
};

/** Employee managers whose accounts are deactivated or reactivated. */
export type ChangeEmployeeManagersInput = {
  /** From 1 to 1,000 ids; duplicates count once. */
  ids: Array<string | number>;
};

/** All employees whom a search has found, and their new state. */
export type ChangeFoundEmployeeSigningsInput = {
  /** `EmployeeCounts.asOf`: whoever signed or was changed later is left alone. */
  asOf: string;
  /** How many there were then. */
  count: number;
  /** Told to the employees in the mail and shown in the history, when they are deactivated or removed: up to 500 characters. */
  note?: string | null | undefined;
  /** As for `employees`. */
  search?: string | null | undefined;
  /** The new state: `ACTIVE` and `REMOVED` concern inactive employees, `INACTIVE` active ones. */
  state: EmployeeSigningState;
  /** Of the inactive ones, true for those who were never active, false for those who were deactivated, null for both. */
  waiting?: boolean | null | undefined;
};

/** Whose role to change. */
export type ChangeLinkMemberRoleInput = {
  /** Id of the member, or of the invitation. */
  id: string | number;
  /** Public id of the link. */
  linkId: string | number;
  /** What they are allowed from now on. */
  role: LinkMemberRole;
};

/** An account to change. */
export type ChangeLocalAccountInput = {
  /** Id of the account. */
  id: string | number;
};

/** The current and the new password of the viewer. */
export type ChangePasswordInput = {
  /** The new password. */
  newPassword: string;
  /** The current password. */
  oldPassword: string;
  /** Whether all API keys of a community manager are revoked too, within seconds. */
  revokeApiKeys?: boolean;
};

/** A repository that somebody wants to link. */
export type CheckRepositoryInput = {
  /** One of the viewer's organisations. */
  organization: string;
  /** The viewer's platform. */
  platform: CodePlatform;
  /** Name of the repository in the addresses of the platform. */
  repository: string;
};

/** What became of a paragraph of a CLA. */
export type ClaDiffKind =
  /** Added. */
  | 'ADDED'
  /** Some words differ. */
  | 'CHANGED'
  /** Removed. */
  | 'REMOVED'
  /** Unchanged, apart from blanks and line breaks. */
  | 'UNCHANGED';

/** Whether a version of a CLA can be signed. */
export type ClaState =
  /** It can be signed now. */
  | 'CURRENT'
  /** It was removed before anybody signed it. */
  | 'REMOVED'
  /** A newer version has replaced it. */
  | 'SUPERSEDED';

/** An address that signed, a further one, and the codes CLAIM_ADDRESS sent to both. */
export type ClaimAddressInput = {
  /** The challenge of that code; browsers have a cookie instead. */
  claimedChallenge?: string | null | undefined;
  /** The code sent to that one. */
  claimedCode: string;
  /** The further address. */
  claimedEmail: string;
  /** The address that signed. */
  email: string;
  /** The challenge of that code; browsers have a cookie instead. */
  emailChallenge?: string | null | undefined;
  /** The code sent to it. */
  emailCode: string;
  /** Public id of the link. */
  linkId: string | number;
};

/** What co-authors are to a policy. AI assistants are shown in any case, and never needed. */
export type CoAuthorPolicy =
  /** Not looked at. */
  | 'IGNORE'
  /** Needed like authors. */
  | 'REQUIRE'
  /** Shown, and not needed. */
  | 'WARN';

/** What has become of a mail with a code. */
export type CodeMailState =
  /** The mail server has not taken it yet; it is tried again until the code expires. */
  | 'DELAYED'
  /** A mail server has refused it for good: it will not arrive. */
  | 'REFUSED'
  /** The mail server has taken it. */
  | 'SENT'
  /** It is about to be sent. */
  | 'WAITING';

/** Where a linked project lives. */
export type CodePlatform =
  /** gitcode.com or the configured GitCode. */
  | 'GITCODE'
  /** gitee.com or the configured Gitee. */
  | 'GITEE'
  /** github.com or the configured GitHub. */
  | 'GITHUB'
  /** Anywhere: the link belongs to a local account. */
  | 'WEB';

/** How the gate comments on pull requests. */
export type CommentPolicy =
  /** By one comment, edited in place. */
  | 'EDIT'
  /** By a new comment each time, for robots that look for new ones. */
  | 'NEW'
  /** Not at all. */
  | 'OFF';

/** The second factor of a login: exactly one of `totpCode`, `recoveryCode` and `passkey`. */
export type CompleteLoginInput = {
  /** Of `login`. */
  challenge: string | number;
  /** A passkey's answer. */
  passkey?: PasskeyResponseInput | null | undefined;
  /** A recovery code; hyphens and letter case do not matter. */
  recoveryCode?: string | null | undefined;
  /** Code of the authenticator app. */
  totpCode?: string | null | undefined;
};

/** Commits of a pull request that somebody says are theirs, and the code CLAIM_ADDRESS sent to the address in them. People whom no code reaches log in at the platform instead: `startClaimAccount` with the pull request. */
export type ConfirmCommitsInput = {
  /** The challenge of that code; browsers have a cookie instead. */
  challenge?: string | null | undefined;
  /** The address that the commits name. */
  email?: string | null | undefined;
  /** In place of address and code: the grant with which a log-in at the platform came back. */
  grant?: string | null | undefined;
  /** The pull request. */
  pullRequestId: string | number;
  /** Hashes of commits of its head, at most 1,000. */
  shas: Array<string | number>;
  /** The code sent to it. */
  verificationCode?: string | null | undefined;
};

/** The key from the mail to the earlier address. */
export type ConfirmRepresentativeChangeInput = {
  /** The key. */
  key: string;
};

/** The first code of an authenticator app. */
export type ConfirmTotpInput = {
  /** Six digits. */
  code: string;
};

/** An account of a code platform that the service may act as. */
export type ConnectPlatformInput = {
  /** The platform. */
  platform: GatePlatform;
  /** Access token of the account. */
  token: string;
  /** Address of the instance; null: the configured one. */
  url?: string | null | undefined;
  /** What the platform proves its webhooks with, 16 to 200 characters; null: one is made. */
  webhookSecret?: string | null | undefined;
};

/** Whether a connection to a code platform works. */
export type ConnectionState =
  /** It works. */
  | 'ACTIVE'
  /** The platform refuses the credentials. */
  | 'PAUSED'
  /** It was disconnected. */
  | 'REVOKED';

/** Identifies a signing. */
export type CorporationSigningInput = {
  /** Id of the signing. */
  id: string | number;
};

/** Sort orders for corporations. */
export type CorporationSigningSort =
  /** By submission, oldest first. */
  | 'DATE_ASC'
  /** By submission, newest first. */
  | 'DATE_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, in reverse. */
  | 'NAME_DESC';

/** How far a corporation's signing is. */
export type CorporationSigningState =
  /** Approved: it has claimed its domains and has an administrator. */
  | 'COMPLETED'
  /** Deleted: it counts for nothing and can be restored or purged. */
  | 'DELETED'
  /** Submitted; the signed document or the approval is missing. */
  | 'UNCOMPLETED';

/** What an uncompleted signing waits for. */
export type CorporationWait =
  /** Another signed document: the last one was returned. */
  | 'CORRECTION'
  /** The signed document, for the first time. */
  | 'DOCUMENT'
  /** The approval of the signed document. */
  | 'REVIEW';

/** Why a subject is not covered. */
export type CoverageGap =
  /** A newer version must be agreed to. */
  | 'EXPIRED'
  /** A manager of the employer has not activated the employee's signing. */
  | 'INACTIVE'
  /** The platform does not list all commits. */
  | 'LIST_INCOMPLETE'
  /** Has not signed. */
  | 'NOT_SIGNED'
  /** The commit names no usable address. */
  | 'NO_ADDRESS'
  /** The platform did not tell what is needed. */
  | 'PLATFORM_UNREADABLE'
  /** An AI agent whose work the community refuses. */
  | 'REFUSED_AGENT'
  /** A bot that is not in the register. */
  | 'UNKNOWN_BOT'
  /** Nobody has proved the address or the account, or vouches for the commit. */
  | 'UNPROVED_ADDRESS';

/** The one thing that mends a gap. */
export type CoverageStep =
  /** Agree to the newer version. */
  | 'AGREE_TO_UPDATE'
  /** Ask a manager of the employer. */
  | 'ASK_COMPANY'
  /** The author confirms that the commits are theirs, and signs if needed. People who are neither the author nor managers of the link are told no more than that. */
  | 'CONFIRM_COMMITS'
  /** Correct the address of the commit. */
  | 'FIX_COMMIT'
  /** Prove the address or the account. */
  | 'PROVE_ADDRESS'
  /** A manager registers the bot. */
  | 'REGISTER_BOT'
  /** Sign. */
  | 'SIGN'
  /** Sign as an employee. */
  | 'SIGN_AS_EMPLOYEE'
  /** Wait: it is tried again. */
  | 'WAIT';

/** A new key. */
export type CreateApiKeyInput = {
  /** From when on it is refused, at most a year from now; null for a year from now. */
  expiresAt?: string | null | undefined;
  /** Public id of its only link; null for all links of the account. */
  linkId?: string | number | null | undefined;
  /** What it is for, 1 to 100 characters. */
  name: string;
  /** What it opens, at least one. */
  scopes: Array<ApiKeyScope>;
};

/** Employee managers to add. */
export type CreateEmployeeManagersInput = {
  /** From 1 to 20 of them. */
  managers: Array<NewEmployeeManagerInput>;
};

/** A project to bind to CLAs. */
export type CreateLinkInput = {
  /** Name of the community, 1 to 100 characters. */
  alias: string;
  /** One or more CLAs, at most one per type and language. */
  clas: Array<NewClaInputType>;
  /** Organisation that the manager administers; null with a local account. */
  organization?: string | null | undefined;
  /** The manager's own code platform; WEB with a local account. */
  platform: CodePlatform;
  /** Address of the project; on a code platform, within the organisation. */
  projectUrl: string;
  /** Repository; null for the whole organisation. */
  repository?: string | null | undefined;
  /** Address that mails of the link are sent from: one that the manager authorised, or `serviceSender`. */
  senderAddress: string;
  /** What strangers are told about the status of addresses; null: MINIMAL. */
  statusVisibility?: StatusVisibility | null | undefined;
};

/** An account to create. */
export type CreateLocalAccountInput = {
  /** Login name: 1 to 100 letters, digits, underscores, dots and hyphens. */
  account: string;
  /** Address of its owner, to which the one-time password is mailed. */
  email: string;
  /** Whether its owner manages local accounts too. */
  isServiceAdministrator?: boolean;
  /** Language of the mails that administrators cause. */
  language: Language;
  /** Name of its owner, 1 to 100 characters. */
  name: string;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What it is told of, at least one of `signing.completed`, `signing.ended`, `employee.changed`, `corporation.submitted`, `corporation.approved`, `corporation.deleted`, `cla.published`, `pull_request.judged`. */
  events: Array<string>;
  /** Public id of the link. */
  linkId: string | number;
  /** Whether bodies name the signer. */
  personalData?: boolean;
  /** An https address, or one that the operator lists. */
  url: string;
};

/** What the community decides about a request. */
export type DecideErasureInput = {
  /** True erases the signing, which cannot be undone; false refuses. */
  granted: boolean;
  /** Which request. */
  id: string | number;
  /** Why, up to 500 characters; the signer is mailed it. Needed to refuse; with a grant it is kept nowhere. */
  reason?: string | null | undefined;
};

/** Which webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook. */
  id: string | number;
};

/** Why the verdict differs from that of the old check. */
export type DifferenceReason =
  /** A bot in the register is exempt. */
  | 'BOT'
  /** The rules exempt somebody. */
  | 'EXEMPTION'
  /** Somebody must agree to a newer version. */
  | 'EXPIRED'
  /** An imported account covers somebody. */
  | 'IMPORT'
  /** A manager of the employer has not activated an employee's signing. */
  | 'INACTIVE'
  /** The platform does not list all commits. */
  | 'LIST_INCOMPLETE'
  /** The rules ask for nobody in these commits. */
  | 'NOBODY_ASKED'
  /** Somebody has not signed here. */
  | 'NOT_SIGNED'
  /** A commit names no usable address. */
  | 'NO_ADDRESS'
  /** Somebody has set the verdict. */
  | 'OVERRIDE'
  /** The platform did not tell what is needed. */
  | 'PLATFORM_UNREADABLE'
  /** The community refuses the work of an AI agent. */
  | 'REFUSED_AGENT'
  /** Everybody has signed here. */
  | 'SIGNING'
  /** A bot is not in the register. */
  | 'UNKNOWN_BOT'
  /** Nobody has proved an address or an account, or vouches for a commit. */
  | 'UNPROVED_ADDRESS';

/** A connection to end. */
export type DisconnectPlatformInput = {
  /** The connection. */
  id: string | number;
};

/** What a document is. */
export type DocumentKind =
  /** A version of a CLA, unsigned. */
  | 'CLA'
  /** The file that a corporation signed by hand, sealed on approval. */
  | 'CORPORATION'
  /** The document that was mailed to be signed on paper. It is never sealed. */
  | 'CORPORATION_FORM'
  /** The same file, as uploaded. */
  | 'CORPORATION_UPLOAD'
  /** An employee's signing. */
  | 'EMPLOYEE'
  /** An individual's signing. */
  | 'INDIVIDUAL';

/** What has become of an email that sends a document. */
export type DocumentMailState =
  /** A mail server has refused it for good, or it was tried in vain for five hours. */
  | 'REFUSED'
  /** The mail server has taken it, with the document. */
  | 'SENT'
  /** It is about to be sent, waits for its document, or is tried again. */
  | 'WAITING'
  /** The mail server refused the document, and has taken the email without it: the email has a link. */
  | 'WITHOUT_DOCUMENT';

/** Whether the document of a signing is there. */
export type DocumentState =
  /** It could not be derived, and the mail went out without it. It is tried again every night. */
  | 'FAILED'
  /** There is none, and none will come. */
  | 'NONE'
  /** It is there. */
  | 'READY'
  /** It is being derived. */
  | 'WAITING';

/** What a mail of a link says. */
export type EmailKind =
  /** A new version of the individual CLA waits for agreement. */
  | 'CLA_UPDATED'
  /** The grace period is over. */
  | 'CLA_UPDATE_EXPIRED'
  /** It still waits. */
  | 'CLA_UPDATE_REMINDER'
  /** The account of the administrator. */
  | 'CORPORATION_APPROVED'
  /** A new version of the corporate CLA waits for agreement. */
  | 'CORPORATION_CLA_UPDATED'
  /** That document has not come back. */
  | 'CORPORATION_REMINDER'
  /** The community has returned the signed document. */
  | 'CORPORATION_RETURNED'
  /** The document that a corporation signs. */
  | 'CORPORATION_SIGNING_DOCUMENT'
  /** An employee signing counts. */
  | 'EMPLOYEE_ACTIVATED'
  /** An employee signing does not count any more. */
  | 'EMPLOYEE_DEACTIVATED'
  /** The account of an employee manager. */
  | 'EMPLOYEE_MANAGER_ADDED'
  /** An employee was removed. */
  | 'EMPLOYEE_REMOVED'
  /** Confirms an employee signing, with the next step. */
  | 'EMPLOYEE_SIGNED'
  /** A signing is erased, because its signer asked for it. */
  | 'ERASURE_GRANTED'
  /** The community refuses to erase a signing. */
  | 'ERASURE_REFUSED'
  /** Confirms an individual signing, with the document. */
  | 'INDIVIDUAL_SIGNED'
  /** A corporation has claimed the signer’s domain. */
  | 'INDIVIDUAL_SIGNING_ENDED'
  /** The community ends an individual signing. */
  | 'INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY'
  /** The signed document once more. */
  | 'SIGNED_DOCUMENT_RESENT'
  /** The code that proves the address of whoever signs. */
  | 'VERIFICATION_CODE';

/** Asks for the document of what an address has signed, by the code that was sent to sign. */
export type EmailSignedDocumentInput = {
  /** The `challenge` that came with the code. Browsers may rely on the cookie of the request for it instead. */
  challenge?: string | null | undefined;
  /** Id of the corporation that an employee signs under; null for an individual. */
  corporationSigningId?: string | number | null | undefined;
  /** Address of the signer, proved by the code. */
  email: string;
  /** Public id of the link. */
  linkId: string | number;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** Delivery state of a mail. */
export type EmailState =
  /** Given up: refused for good, or out of attempts. */
  | 'FAILED'
  /** Waiting to be sent; retried for some hours. */
  | 'QUEUED'
  /** Accepted by the mail server. */
  | 'SENT';

/** How often an employee manager is mailed about employees who have signed. */
export type EmployeeNoticeChoice =
  /** Once a day, at 01:00 UTC. */
  | 'DAILY'
  /** At once, one mail for each. */
  | 'EACH'
  /** Never. */
  | 'NONE'
  /** At most one mail in a quarter of an hour, about everybody who has signed since. */
  | 'QUARTER_HOURLY';

/** Sort orders for employees. */
export type EmployeeSigningSort =
  /** By signing, oldest first. */
  | 'DATE_ASC'
  /** By signing, newest first. */
  | 'DATE_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, in reverse. */
  | 'NAME_DESC';

/** Whether an employee's signing counts. */
export type EmployeeSigningState =
  /** It counts. */
  | 'ACTIVE'
  /** Signed, but not activated by a manager, or deactivated by one. */
  | 'INACTIVE'
  /** It no longer counts; the employee may sign again. */
  | 'REMOVED';

/** The signings to change: all of them change, or none. */
export type EmployeeSigningsInput = {
  /** Ids of the signings: 1 to 100, each once. */
  ids: Array<string | number>;
  /** Told to the employees in the mail and shown in the history, when they are deactivated or removed: up to 500 characters. */
  note?: string | null | undefined;
};

/** Which session to end. */
export type EndSessionInput = {
  /** Id of one of the own sessions. */
  id: string | number;
};

/** An individual signing that its community ends. */
export type EndSigningInput = {
  /** From the time of the signing to ten years ahead; now by default. */
  endsAt?: string | null | undefined;
  /** Public id of the link. */
  linkId: string | number;
  /** Why, 1 to 500 characters; the signer and the managers of the link read it. */
  reason: string;
  /** Reference of the signing. */
  reference: string | number;
};

/** An imported account for which nobody has proved an address. */
export type EraseImportedAccountInput = {
  /** Its number, its login at the time of the import, or the email that the source states, up to 254 characters. */
  account: string;
  /** Host of the instance that numbers the account; null for the public one, such as github.com. */
  host?: string | null | undefined;
  /** Public id of the link. */
  linkId: string | number;
  /** The platform of the account. */
  platform: GatePlatform;
};

/** How far a request for erasure is. */
export type ErasureState =
  /** The signing is erased. */
  | 'GRANTED'
  /** The community refused, with a reason; the signer may ask again. */
  | 'REFUSED'
  /** The community has not decided. */
  | 'REQUESTED';

/** What the source of an imported signing had to show for it. */
export type EvidenceLevel =
  /** A record, of an account on a code platform. */
  | 'ACCOUNT'
  /** The signed document. */
  | 'DOCUMENT'
  /** A list of names or addresses. */
  | 'LISTED'
  /** A record, of an address that was proved. */
  | 'VERIFIED_EMAIL';

/** Whether an evidence bundle that is downloaded now proves a signing, or why it does not. */
export type EvidenceProof =
  /** Not yet: a checkpoint over its events is still to come. */
  | 'CHECKPOINT'
  /** It was signed or sealed before seals stated what was signed. */
  | 'EARLIER'
  /** The document has no seal, because it carries a digital signature of its own. */
  | 'OWN_SIGNATURE'
  /** It does: seal and keys lead to the root, and the events are in signed checkpoints. */
  | 'PROVED'
  /** The document has no seal for another reason, see `sealGap`. */
  | 'UNSEALED';

/** Whether a document counts. */
export type EvidenceState =
  /** The signing counts; a CLA is current. */
  | 'COUNTS'
  /** Ended for the reason in `endReason`. */
  | 'ENDED'
  /** An older version is signed and its grace period is over. */
  | 'EXPIRED'
  /** Not approved or not activated, or suspended. */
  | 'INACTIVE'
  /** A newer one has taken its place. */
  | 'SUPERSEDED';

/** What proves a manager beyond their password. */
export type FactorMethod =
  /** A passkey. */
  | 'PASSKEY'
  /** A recovery code, in place of the others. */
  | 'RECOVERY_CODE'
  /** A code of an authenticator app. */
  | 'TOTP';

/** A field that signers fill in; the server numbers them in the order of the list. */
export type FieldDefinitionInputType = {
  /** Help for the signer, at most 200 characters; may be empty. */
  description: string;
  /** Whether a signing needs a value that is not blank. */
  required: boolean;
  /** Label, 1 to 50 characters; no two alike. */
  title: string;
  /** What the field holds; at most once in a CLA. */
  type: FieldType;
};

/** What a field of a signing form holds. */
export type FieldType =
  /** Postal address. */
  | 'ADDRESS'
  /** Name of the authorised representative. */
  | 'AUTHORIZED'
  /** Name of the corporation. */
  | 'CORPORATION_NAME'
  /** Date of signing; the server sets it. */
  | 'DATE'
  /** The signer's e-mail address. */
  | 'EMAIL'
  /** Fax number. */
  | 'FAX'
  /** The signer's name. */
  | 'NAME'
  /** Telephone number. */
  | 'TELEPHONE'
  /** Position of the representative. */
  | 'TITLE';

/** A value that the signer typed into a field. */
export type FieldValueInput = {
  /** Id of the field in the CLA. */
  id: string | number;
  /** The value, as text. */
  value: string;
};

/** A login by passkey alone. */
export type FinishPasskeyAuthenticationInput = {
  /** Of `beginPasskeyAuthentication`. */
  ceremonyId: string | number;
  /** Whether they consent to the current privacy policy. */
  privacyConsented: boolean;
  /** WebAuthn response as JSON text. */
  response: string;
};

/** A created passkey. */
export type FinishPasskeyRegistrationInput = {
  /** Of `beginPasskeyRegistration`. */
  ceremonyId: string | number;
  /** What its owner calls it, 1 to 60 characters. */
  name: string;
  /** WebAuthn response as JSON text. */
  response: string;
};

/** Who keeps an uncovered pull request from being merged. */
export type GateBlocking =
  /** The platform, where the branch demands our check. */
  | 'NATIVE'
  /** Nobody: the verdict is shown, and people have to heed it. */
  | 'NONE'
  /** The community's merge robot, which has to read the labels. */
  | 'ROBOT';

/** Two different labels of at most 50 characters, without commas. */
export type GateLabelsInput = {
  /** Set while everybody is covered. */
  covered: string;
  /** Set while somebody is not. */
  uncovered: string;
};

/** What is done about the pull requests of a repository. */
export type GateMode =
  /** They are judged, and the verdict is shown on the platform. */
  | 'ENFORCE'
  /** They are not looked at. */
  | 'EXCLUDED'
  /** They are judged and shown to managers; nothing is written to the platform. */
  | 'OBSERVE';

/** Code platforms whose pull requests can be judged. */
export type GatePlatform =
  /** Demo, public or self-hosted. */
  | 'DEMO'
  /** Forgejo, public or self-hosted. */
  | 'FORGEJO'
  /** GitCode, public or self-hosted. */
  | 'GITCODE'
  /** Gitea, public or self-hosted. */
  | 'GITEA'
  /** Gitee, public or self-hosted. */
  | 'GITEE'
  /** GitHub, public or self-hosted. */
  | 'GITHUB'
  /** GitLab, public or self-hosted. */
  | 'GITLAB';

/** What is to be done about a repository. */
export type GatedRepositoryInput = {
  /** A connection that reaches it. */
  connectionId: string | number;
  /** What is done. */
  mode: GateMode;
  /** Why, at most 500 characters; needed for EXCLUDED. */
  reason?: string | null | undefined;
  /** Its id on the platform. */
  repositoryId: string | number;
  /** AUTHOR, COMMITTER or both; null: as the link's policy has it. */
  subjects?: Array<SubjectRole> | null | undefined;
};

/** Colleagues to invite: all of them are checked before anybody is. */
export type InviteEmployeesInput = {
  /** 1 to 500 addresses in email domains of the corporation. */
  emails: Array<string>;
  /** Language of the mail. */
  language: Language;
};

/** Whom to invite to share a link. */
export type InviteLinkMemberInput = {
  /** Address to invite. */
  email: string;
  /** Language of the mail. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** What they will be allowed. */
  role: LinkMemberRole;
};

/** A language of documents, mails and pages. */
export type Language =
  /** English. */
  | 'EN'
  /** Chinese. */
  | 'ZH';

/** A link to leave. */
export type LeaveLinkInput = {
  /** Public id of the link. */
  linkId: string | number;
};

/** Somebody whom a link is shared with, or was offered to. */
export type LinkMemberInput = {
  /** Id of the member, or of the invitation. */
  id: string | number;
  /** Public id of the link. */
  linkId: string | number;
};

/** What the owner of a link can allow somebody else. */
export type LinkMemberRole =
  /** Everything but unlink the project and decide whom it is shared with. */
  | 'MANAGER'
  /** See all of it, and change nothing. */
  | 'VIEWER';

/** What a community manager may do at a link. */
export type LinkRole =
  /** Everything but unlink the project and decide whom it is shared with. */
  | 'MANAGER'
  /** Everything. Of a link of a code platform all administrators of its organisation. */
  | 'OWNER'
  /** See all of it, and change nothing. */
  | 'VIEWER';

/** Whether a link takes new signings. What was signed counts in every state, and newer versions can be agreed to. */
export type LinkSigningState =
  /** It takes none any more, until a manager opens it again. */
  | 'CLOSED'
  /** It takes new signings. */
  | 'OPEN'
  /** It takes none for a while. */
  | 'PAUSED';

/** Order of a list of links. */
export type LinkSort =
  /** By name of the community, ascending. */
  | 'ALIAS_ASC'
  /** By name of the community, descending. */
  | 'ALIAS_DESC'
  /** The oldest first. */
  | 'CREATED_ASC'
  /** The newest first. */
  | 'CREATED_DESC';

/** Who logs in, with a password. */
export type LoginInput = {
  /** Account or e-mail address. */
  account: string;
  /** What they log in as. */
  as: LoginRole;
  /** Public id of the link of a corporation's manager; if omitted, all their links are tried. */
  linkId?: string | number | null | undefined;
  /** The password. */
  password: string;
  /** Whether they consent to the current privacy policy. */
  privacyConsented: boolean;
};

/** Role for a login with a password. */
export type LoginRole =
  /** A community manager with a local account. */
  | 'COMMUNITY'
  /** An administrator or employee manager of a corporation. */
  | 'CORPORATION';

/** Mails whose delivery managers see. */
export type MailTemplate =
  /** The administrator's account. */
  | 'CORPORATION_APPROVED'
  /** That the signed document has not come back. */
  | 'CORPORATION_REMINDER'
  /** Why the signed document was returned. */
  | 'CORPORATION_RETURNED'
  /** The document to sign on paper. */
  | 'CORPORATION_SIGNING_DOCUMENT';

/** Who becomes the backup administrator. */
export type NameBackupAdministratorInput = {
  /** Id of an employee manager of the corporation. */
  id: string | number;
};

/** A CLA to bind to a project. */
export type NewClaInputType = {
  /** Fingerprint of a PDF that the same manager uploaded at `POST /api/v1/cla-upload` within a day. */
  documentSha256?: string | number | null | undefined;
  /** What signers fill in. Name and e-mail are needed and required; of a corporation the representative, the name of the corporation and the e-mail. */
  fields: Array<FieldDefinitionInputType>;
  /** Language of the document. */
  language: Language;
  /** Address to download the PDF from; https, on the list of the operator. Either this or `documentSha256`. */
  sourceUrl?: string | null | undefined;
  /** The CLA in plain words, for signers to read before its text: paragraphs and simple lists, at most 2000 characters. Null or empty for none. */
  summary?: string | null | undefined;
  /** Who signs it. */
  type: SigningType;
};

/** An employee manager to add. */
export type NewEmployeeManagerInput = {
  /** Address in an e-mail domain of the corporation. */
  email: string;
  /** Chosen part of the login name: 1 to 50 letters, digits, underscores and dots; with the domain at most 100 characters. Letter case is ignored. */
  id: string;
  /** Name, 1 to 100 characters. */
  name: string;
};

/** The CLA check that a community is moving from: a name, labels, or both. */
export type OldCheckInput = {
  /** Its labels, read where the platform has no check of that name. */
  labels?: GateLabelsInput | null | undefined;
  /** Name of its check or commit status, such as `license/cla`: at most 100 characters. */
  name?: string | null | undefined;
};

/** What the check says that a community is moving from. */
export type OldVerdict =
  /** It passes. */
  | 'COVERED'
  /** It says nothing about this head. */
  | 'MISSING'
  /** It is still pending; after ten minutes that counts as not passing. */
  | 'PENDING'
  /** It does not pass. */
  | 'UNCOVERED';

/** An address, and the code that was sent to it for MY_SIGNINGS. */
export type OpenMySigningsInput = {
  /** The `challenge` that came with the code; default: its cookie. */
  challenge?: string | null | undefined;
  /** The address. */
  email: string;
  /** The code. */
  verificationCode: string;
};

/** A pull request that counts as covered until the next push. */
export type OverrideVerdictInput = {
  /** Its head, as it was shown. */
  headSha: string | number;
  /** The pull request. */
  id: string | number;
  /** Why, 1 to 500 characters. */
  reason: string;
};

/** A passkey's answer. */
export type PasskeyResponseInput = {
  /** Of `beginPasskeyAuthentication`. */
  ceremonyId: string | number;
  /** WebAuthn response as JSON text. */
  response: string;
};

/** The policy texts; a community may have its own in their place. */
export type PolicyDocumentSet =
  /** What the service keeps in the browser. */
  | 'COOKIES'
  /** List of the personal data that the service collects. */
  | 'INFORMATION_LIST'
  /** Privacy policy, which signers and managers consent to. */
  | 'PRIVACY';

/** Identifies the signing to remove for good. */
export type PurgeCorporationSigningInput = {
  /** Name of the corporation or the signing's reference, typed again because this cannot be undone. */
  corporationName: string;
  /** Id of the signing. */
  id: string | number;
};

/** A pull request to look at again. */
export type RecheckPullRequestInput = {
  /** The pull request. */
  id: string | number;
};

/** A signature that was given on paper, by mail or in person. */
export type RecordSigningInput = {
  /** The version that was signed, also an older one. */
  claId: string | number;
  /** Name of the corporation; for corporations alone. */
  corporationName?: string | null | undefined;
  /** Their address; that of an employee has a domain of its corporation. */
  email: string;
  /** Who signed. */
  kind: SigningKind;
  /** Public id of the link. */
  linkId: string | number;
  /** Name of the person who signed, also for a corporation. */
  name: string;
  /** Kept with the signing, at most 500 characters. */
  note?: string | null | undefined;
  /** Whether the person is mailed that it was recorded. */
  notify?: boolean;
  /** Fingerprint of the scan, uploaded by the same manager within the last 24 hours as CLAs are. */
  scanSha256?: string | number | null | undefined;
  /** The day on which it was signed, as `2026-11-29`; not in the future. */
  signedOn: string;
};

/** An AI agent and what it means to the link. Of an agent that is known here, only the stance is read. */
export type RegisteredAgentInput = {
  /** Ids of its accounts on one instance, at most 20. */
  accountIds?: Array<string | number> | null | undefined;
  /** Addresses that it writes into commits, at most 20. */
  emails?: Array<string> | null | undefined;
  /** Host of the instance that numbers these accounts; null for github.com. */
  host?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** What its commits mean. */
  stance: AgentStance;
};

/** A bot whose own pull requests are exempt. */
export type RegisteredBotInput = {
  /** Id of its account. */
  accountId: string | number;
  /** Host of the instance that numbers the account; null for the public one, such as github.com. */
  host?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Its platform. */
  platform: GatePlatform;
};

/** An organisation that is no longer to be checked as a whole. */
export type ReleaseGatedOrganizationInput = {
  /** The organisation. */
  id: string | number;
};

/** The CLA to remove. */
export type RemoveClaInput = {
  /** Id of the CLA. */
  claId: string | number;
  /** Public id of the link. */
  linkId: string | number;
};

/** An email domain to remove. */
export type RemoveEmailDomainInput = {
  /** The domain. */
  domain: string;
};

/** Employee managers to remove. */
export type RemoveEmployeeManagersInput = {
  /** From 1 to 1,000 ids; duplicates count once. */
  ids: Array<string | number>;
};

/** One of the policy texts of a community. */
export type RemoveLinkPolicyDocumentInput = {
  /** Language of the text. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Which of the policy texts. */
  set: PolicyDocumentSet;
};

/** Which passkey to remove. */
export type RemovePasskeyInput = {
  /** Id of one of the own passkeys. */
  id: string | number;
};

/** The addresses to take off the list. */
export type RemovePreApprovalsInput = {
  /** Ids: 1 to 100, each once. */
  ids: Array<string | number>;
};

/** An employee manager who needs a new one-time password. */
export type RenewEmployeeManagerPasswordInput = {
  /** Id of the manager. */
  id: string | number;
};

/** An account whose owner needs a new one-time password. */
export type RenewLocalAccountPasswordInput = {
  /** Id of the account. */
  id: string | number;
};

/** The first password that the viewer chooses. */
export type ReplaceOneTimePasswordInput = {
  /** The new password. */
  newPassword: string;
};

/** A delivery to act upon again. */
export type ReplayDeliveryInput = {
  /** The delivery. */
  id: string | number;
};

/** What to send once more. */
export type ReplayWebhookDeliveryInput = {
  /** The earlier delivery. */
  id: string | number;
};

/** Repositories to leave out of an organisation, by name. */
export type RepositoryExclusionInput = {
  /** Their name without the owner, 1 to 100 characters, in any case; `*` stands for any characters. */
  pattern: string;
  /** Why, 1 to 500 characters. */
  reason: string;
};

/** Where to send the code. */
export type RequestEmailDomainCodeInput = {
  /** An address in the domain to add. */
  email: string;
};

/** A signing that its signer asks to be erased. */
export type RequestErasureInput = {
  /** Why, up to 500 characters; the managers of the link read it. */
  reason?: string | null | undefined;
  /** Reference of the signing. */
  reference: string | number;
};

/** Whoever has forgotten a password. */
export type RequestPasswordResetInput = {
  /** Address of the account. */
  email: string;
  /** Language of the mail to a community manager. */
  language?: Language;
  /** Public id of the link of a corporation's manager; null or `fake_link` for community managers. */
  linkId?: string | number | null | undefined;
};

/** The key of a reset link, and the new password. */
export type ResetPasswordInput = {
  /** Key of the reset link. */
  key: string;
  /** Link id of the reset link; null or `fake_link` for community managers. */
  linkId?: string | number | null | undefined;
  /** The new password. */
  newPassword: string;
};

/** A paused connection to try again. */
export type ResumeConnectionInput = {
  /** The connection. */
  id: string | number;
};

/** The signing whose signed document is returned, and why. */
export type ReturnCorporationSigningInput = {
  /** Id of the signing. */
  id: string | number;
  /** What is wrong with the document, 1 to 500 characters; mailed to the representative. */
  reason: string;
};

/** The key to revoke. */
export type RevokeApiKeyInput = {
  /** Id of the key. */
  id: string | number;
};

/** Why a document has no seal. */
export type SealGap =
  /** The document was erased. */
  | 'ERASED'
  /** Documents of this kind are never sealed, or the signing was imported without one. */
  | 'KIND'
  /** It carries a digital signature of its own, which a seal would break. */
  | 'OWN_SIGNATURE'
  /** It is older than seals, and the sealed document has taken its place. */
  | 'REPLACED'
  /** Its structure is faulty: programs repair it, each in its own way. */
  | 'STRUCTURE'
  /** It is not sealed yet. */
  | 'WAITING';

/** Whether a document was sealed at once or later. */
export type SealState =
  /** Sealed when it was made. */
  | 'SEALED'
  /** Older than seals, and sealed afterwards. */
  | 'SEALED_LATER';

/** Address to send a verification code to, and its purpose. */
export type SendVerificationCodeInput = {
  /** Required for EMPLOYEE_SIGNING only: id of the corporation that the employee signs under. */
  corporationSigningId?: string | number | null | undefined;
  /** Address that the code is sent to. */
  email: string;
  /** Language of the mail. */
  language?: Language;
  /** Public id of the link; null for MY_SIGNINGS alone. */
  linkId?: string | number | null | undefined;
  /** Needed after `too_many_request` with the reason `proof_of_work`: JSON of `challenge`, the value of `codeTask`, and `solution`, what `solveChallenge` of altcha-lib 2 returns for it. */
  proofOfWork?: string | null | undefined;
  /** What the code proves the address for. */
  purpose: VerificationPurpose;
};

/** How mails are sent from a community's address. */
export type SenderProvider =
  /** Over Gmail, with the consent of its owner. */
  | 'GMAIL'
  /** Over SMTP, with an authorisation code or an app password. */
  | 'SMTP';

/** How a session began. */
export type SessionMethod =
  /** With a log-in at a code platform. */
  | 'CODE_PLATFORM'
  /** With a passkey alone. */
  | 'PASSKEY'
  /** With a password, and a second factor if the account has one. */
  | 'PASSWORD';

/** Whether new employees are active at once. */
export type SetAutoApprovalInput = {
  /** True if nobody has to activate them. */
  enabled: boolean;
};

/** A summary of a current CLA. */
export type SetClaSummaryInput = {
  /** Id of the CLA. */
  claId: string | number;
  /** Public id of the link. */
  linkId: string | number;
  /** The CLA in plain words, for signers to read before its text: paragraphs and simple lists, at most 2000 characters. Null or empty for none. */
  summary?: string | null | undefined;
};

/** The key from a mail about commits, and whether to get further ones. */
export type SetConfirmationMailsInput = {
  /** Whether the address gets such mails. */
  enabled: boolean;
  /** The key. */
  key: string;
};

/** How often to be mailed about new employees. */
export type SetEmployeeNoticesInput = {
  /** The choice. */
  choice: EmployeeNoticeChoice;
};

/** An organisation all of whose repositories are to be checked. */
export type SetGatedOrganizationInput = {
  /** A connection that reaches it. */
  connectionId: string | number;
  /** Repositories to leave out, at most 50 patterns. */
  exclusions: Array<RepositoryExclusionInput>;
  /** Public id of the link. */
  linkId: string | number;
  /** ENFORCE or OBSERVE. */
  mode: GateMode;
  /** Its id on the platform. */
  organizationId: string | number;
};

/** Repositories of a link to add or to change; the others stay. */
export type SetGatedRepositoriesInput = {
  /** Public id of the link. */
  linkId: string | number;
  /** At most 100. */
  repositories: Array<GatedRepositoryInput>;
};

/** A file on the default branch of a public repository, with a policy text in Markdown. */
export type SetLinkPolicyDocumentInput = {
  /** Language of the text. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** User or organisation that owns the repository. */
  owner: string;
  /** Path of the file, at most 500 characters. */
  path: string;
  /** GITEE or GITHUB. */
  platform: CodePlatform;
  /** Name of the repository. */
  repo: string;
  /** Which of the policy texts. */
  set: PolicyDocumentSet;
};

/** Whether a link takes new signings. */
export type SetLinkSigningStateInput = {
  /** Public id of the link. */
  linkId: string | number;
  /** The state. */
  state: LinkSigningState;
  /** What visitors read meanwhile, up to 500 characters of plain text; dropped when the link opens. */
  visitorText?: string | null | undefined;
};

/** Whether the corporation's managers need a second factor. */
export type SetSecondFactorRequirementInput = {
  /** True if those without one may do nothing else before they set one up. */
  required: boolean;
};

/** A representative signs for a corporation. */
export type SignCorporationInput = {
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** Id of the CLA that the representative has read. */
  claId: string | number;
  /** Name of the corporation, 1 to 100 characters. */
  corporationName: string;
  /** Address of the representative in a domain of the corporation, proved by the code. */
  email: string;
  /** Values of the fields of the CLA. Fields of the types NAME, AUTHORIZED, EMAIL and CORPORATION_NAME repeat the values above and may be left out. */
  fieldValues: Array<FieldValueInput>;
  /** Language of that CLA; the document and the mails follow it. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Whether the representative consented to the privacy policy; must be true. */
  privacyConsented: boolean;
  /** Name of the authorised representative, 1 to 100 characters. */
  representativeName: string;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** A contributor signs as an employee of a corporation that has signed. */
export type SignEmployeeInput = {
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** Id of the CLA that the signer has read. */
  claId: string | number;
  /** Id of the corporation, from `corporationsForEmail`. */
  corporationSigningId: string | number;
  /** Address of the signer, proved by the code. */
  email: string;
  /** Values of the fields of the CLA. Fields of the types NAME and EMAIL repeat the values above and may be left out. */
  fieldValues: Array<FieldValueInput>;
  /** Language of that CLA; the document and the mail follow it. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Name of the signer, 1 to 100 characters. */
  name: string;
  /** Whether the signer consented to the privacy policy; must be true. */
  privacyConsented: boolean;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** A contributor signs for themselves. */
export type SignIndividualInput = {
  /** The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead. */
  challenge?: string | null | undefined;
  /** Id of the CLA that the signer has read. */
  claId: string | number;
  /** Address of the signer, proved by the code. */
  email: string;
  /** Values of the fields of the CLA. Fields of the types NAME and EMAIL repeat the values above and may be left out. */
  fieldValues: Array<FieldValueInput>;
  /** Language of that CLA; the document and the mail follow it. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Name of the signer, 1 to 100 characters. */
  name: string;
  /** Whether the signer consented to the privacy policy; must be true. */
  privacyConsented: boolean;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** What is special about a signed document that was accepted. The file itself is kept as it came. */
export type SignedPdfNote =
  /** It has a form (XFA) that some programs show instead of its pages. */
  | 'FORM'
  /** Acrobat's own functions format what is typed into its fields; nothing else runs. */
  | 'FORMATS'
  /** Its structure is faulty: programs repair it and may show it differently. It gets no seal. */
  | 'STRUCTURE';

/** Who signed. */
export type SigningKind =
  /** A representative, for a corporation. */
  | 'CORPORATION'
  /** A person, as an employee of a corporation. */
  | 'EMPLOYEE'
  /** A person, for themselves. */
  | 'INDIVIDUAL';

/** Sort orders for signings. */
export type SigningSort =
  /** By time, oldest first. */
  | 'DATE_ASC'
  /** By time, newest first. */
  | 'DATE_DESC'
  /** By name of the person who signed. */
  | 'NAME_ASC'
  /** By name of the person who signed, in reverse. */
  | 'NAME_DESC';

/** How an address stands at a link. */
export type SigningState =
  /** An older version is signed and its grace period is over. */
  | 'EXPIRED'
  /** Signed as an employee, but not activated by a manager of the corporation. */
  | 'INACTIVE'
  /** No signing that could count. */
  | 'NOT_SIGNED'
  /** Signed, and the signing counts (grace period included). */
  | 'VALID';

/** Who a CLA is for, and who signs it. */
export type SigningType =
  /** Signed by corporations. */
  | 'CORPORATION'
  /** Signed by individuals, and by employees with their commitment. */
  | 'INDIVIDUAL';

/** The platform of the account. Besides, to tie it to a signing: the address that signed, and the code CLAIM_ADDRESS sent to it; to confirm commits: the pull request and their hashes. */
export type StartClaimAccountInput = {
  /** The challenge of that code; browsers have a cookie instead. */
  challenge?: string | null | undefined;
  /** The address that signed. */
  email?: string | null | undefined;
  /** Host of the instance; null for the configured one. */
  host?: string | null | undefined;
  /** Public id of the link. */
  linkId: string | number;
  /** Platform of the account, one with which people log in here. */
  platform: GatePlatform;
  /** A pull request whose commits are confirmed once the account has come back. */
  pullRequestId?: string | number | null | undefined;
  /** Path of this service to end at; null: `/my-signings`. */
  returnPath?: string | null | undefined;
  /** Hashes of commits of its head that name the account. */
  shas?: Array<string | number> | null | undefined;
  /** The code sent to it. */
  verificationCode?: string | null | undefined;
};

/** A community manager logs in with a code platform. */
export type StartCodePlatformLoginInput = {
  /** Whether the login happens in a window of its own, beside the page that waits for it: it then ends at `/confirmed`. */
  inOtherWindow?: boolean;
  /** The platform, one of `codePlatforms`. */
  platform: CodePlatform;
  /** Whether they consent to the current privacy policy. */
  privacyConsented: boolean;
};

/** A pull request that is not shown, such as one of a private repository. */
export type StartConfirmationInput = {
  /** Host of the instance; null for the configured one. */
  host?: string | null | undefined;
  /** Its number in the repository. */
  number: number;
  /** Owner of the repository: `a/b` for groups within groups. */
  owner: string;
  /** Its platform, one with which people log in here. */
  platform: GatePlatform;
  /** Name of the repository. */
  repository: string;
  /** Path of this service to end at, with `#grant=` and the grant behind it; null: `/my-signings`. */
  returnPath?: string | null | undefined;
};

/** What callers without an API key are told about the status of an address; managers of the link are told everything. */
export type StatusVisibility =
  /** Everything: also what it has signed as, and when. */
  | 'FULL'
  /** As MINIMAL to whoever asks `signingStatusByHash`; whoever sends an address is refused with `missing_token`. */
  | 'HASH'
  /** Nothing: they are refused with `missing_token`. */
  | 'KEY'
  /** `signed`, `state` and `versionMatched` alone; `type` and `signedAt` are null. */
  | 'MINIMAL';

/** Exactly one of `totpCode`, `recoveryCode` and `passkey`, or `password` of an account without any of them. */
export type StepUpInput = {
  /** A passkey's answer. */
  passkey?: PasskeyResponseInput | null | undefined;
  /** The password of an account that has no second factor; refused otherwise. */
  password?: string | null | undefined;
  /** A recovery code; hyphens and letter case do not matter. */
  recoveryCode?: string | null | undefined;
  /** Code of the authenticator app. */
  totpCode?: string | null | undefined;
};

/** A person's part in a commit. */
export type SubjectRole =
  /** Its author. */
  | 'AUTHOR'
  /** Its committer. */
  | 'COMMITTER'
  /** Named as co-author. */
  | 'CO_AUTHOR'
  /** Opened the pull request or pushed the commit: judged for commits of bots and AI agents, and where nobody else is. */
  | 'OPENER';

/** Which webhook to try. */
export type TestWebhookInput = {
  /** The webhook. */
  id: string | number;
};

/** How exactly a time is known. */
export type TimePrecision =
  /** To the day, in UTC. */
  | 'DAY'
  /** To the second. */
  | 'SECOND'
  /** Not at all. */
  | 'UNKNOWN';

/** Why a repository of an organisation is not checked with it. */
export type UncoveredReason =
  /** It is archived, so that it takes no pull requests. */
  | 'ARCHIVED'
  /** The account of the connection does not administer it. */
  | 'NOT_ADMINISTERED'
  /** Another link has it. */
  | 'OTHER_LINK'
  /** The connection does not reach it. */
  | 'OUT_OF_REACH';

/** The change to undo. */
export type UndoEmployeeChangeInput = {
  /** From the payload of the change. */
  operationId: string | number;
};

/** The key from the mail to the earlier address. */
export type UndoRepresentativeChangeInput = {
  /** The key. */
  key: string;
};

/** The link to end. */
export type UnlinkLinkInput = {
  /** Public id of the link. */
  linkId: string | number;
};

/** A new version of a CLA: another text, other fields, or both. */
export type UpdateClaInput = {
  /** Fingerprint of a PDF that the same manager uploaded at `POST /api/v1/cla-upload` within a day. */
  documentSha256?: string | number | null | undefined;
  /** What signers of the new version fill in, as for `addCla`. Null: as in the version that is replaced; with fields, neither `sourceUrl` nor `documentSha256` keeps its text. */
  fields?: Array<FieldDefinitionInputType> | null | undefined;
  /** Language of the CLA. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Id of the version that the manager has seen and wants to replace: `cla_exists` when it is no longer current. Null for whichever is current. */
  replacedClaId?: string | number | null | undefined;
  /** Address to download the PDF from; https, on the list of the operator. Either this or `documentSha256`. */
  sourceUrl?: string | null | undefined;
  /** The CLA in plain words, as for `addCla`; empty for none. Null: as in the version that is replaced. */
  summary?: string | null | undefined;
  /** Type of the CLA. */
  type: SigningType;
};

/** Changes to the policy of a link. What is left out stays; null stays as well, but switches `labels`, `minimumLines` and `oldCheck` off. */
export type UpdateGatePolicyInput = {
  /** Whether typed addresses and unproved accounts suffice. */
  acceptClaimedAccounts?: boolean | null | undefined;
  /** At most 100: all whose stance is another than ASSISTANT, and all that the link adds. */
  agents?: Array<RegisteredAgentInput> | null | undefined;
  /** At most 200. */
  bots?: Array<RegisteredBotInput> | null | undefined;
  /** What co-authors are to it. */
  coAuthors?: CoAuthorPolicy | null | undefined;
  /** Whether required co-authors have to stand behind the commit; otherwise a signature of the named address suffices. */
  coAuthorsNeedConfirmation?: boolean | null | undefined;
  /** At most 10 words or phrases. */
  commands?: Array<string> | null | undefined;
  /** How it comments. */
  comment?: CommentPolicy | null | undefined;
  /** Language of comments and checks. */
  commentLanguage?: Language | null | undefined;
  /** Name of a built-in template, or `custom`. */
  commentTemplate?: string | null | undefined;
  /** Text of `custom`, at most 10,000 characters. */
  commentText?: string | null | undefined;
  /** Whether signers are mailed, once for each pull request, that commits wait for them. */
  confirmationMails?: boolean | null | undefined;
  /** At most 50 organisations or teams, such as `example` or `example/team@gitee.com`. */
  exemptOrganizations?: Array<string> | null | undefined;
  /** Labels to set; null: none. */
  labels?: GateLabelsInput | null | undefined;
  /** Public id of the link. */
  linkId: string | number;
  /** 1 to 1,000; null: none. */
  minimumLines?: number | null | undefined;
  /** At most 50 patterns such as `docs/**`. */
  minimumLinesFiles?: Array<string> | null | undefined;
  /** What verdicts about observed repositories are compared with; null: nothing. */
  oldCheck?: OldCheckInput | null | undefined;
  /** Whether openers may cancel verdicts as well. */
  openerMayCancel?: boolean | null | undefined;
  /** Whether to pass as a tester, where a platform knows this. */
  passAsTester?: boolean | null | undefined;
  /** Whether the comment asks to be resolved, where a platform knows this. */
  resolveComment?: boolean | null | undefined;
  /** AUTHOR, COMMITTER or both. */
  subjects?: Array<SubjectRole> | null | undefined;
};

/** Changes to a link; what is omitted or null stays. */
export type UpdateLinkInput = {
  /** Name of the community, 1 to 100 characters. */
  alias?: string | null | undefined;
  /** Days of grace after a new version, 0 to 3650. */
  gracePeriodDays?: number | null | undefined;
  /** While true nothing is erased, neither by age nor by a decision. A change asks for a step-up. */
  legalHold?: boolean | null | undefined;
  /** Public id of the link. */
  linkId: string | number;
  /** Whether everybody can find it with `listedLinks`; false until a manager allows it. */
  listed?: boolean | null | undefined;
  /** Whether its managers need a second factor. */
  requiresSecondFactor?: boolean | null | undefined;
  /** Days after the end of a signing until its personal data are erased, 0 to 36500; 0: they are kept. Another number asks for a step-up. */
  retentionDays?: number | null | undefined;
  /** Origins such as `https://forum.example.org` whose pages signers may be led back to after signing, at most 20; they replace the earlier ones. */
  returnOrigins?: Array<string> | null | undefined;
  /** Address that the manager authorised, or `serviceSender`. */
  senderAddress?: string | null | undefined;
  /** True is KEY of `statusVisibility`; false returns from it to what was told before. Must not contradict it. */
  statusNeedsKey?: boolean | null | undefined;
  /** What strangers are told about the status of addresses. */
  statusVisibility?: StatusVisibility | null | undefined;
};

/** The new representative of a corporation. */
export type UpdateRepresentativeInput = {
  /** Id of the signing. */
  id: string | number;
  /** Address of the representative, in one of the corporation's domains. */
  representativeEmail: string;
  /** Name of the representative, 1 to 100 characters. */
  representativeName: string;
};

/** What to change; what is left out or null stays. */
export type UpdateWebhookInput = {
  /** Whether it is told; true also after it was switched off. */
  active?: boolean | null | undefined;
  /** What it is told of, at least one of `signing.completed`, `signing.ended`, `employee.changed`, `corporation.submitted`, `corporation.approved`, `corporation.deleted`, `cla.published`, `pull_request.judged`. */
  events?: Array<string> | null | undefined;
  /** The webhook. */
  id: string | number;
  /** Whether to replace the secret; the earlier one also signs for another 24 hours. */
  newSecret?: boolean;
  /** Whether bodies name the signer. */
  personalData?: boolean | null | undefined;
  /** An https address, or one that the operator lists. */
  url?: string | null | undefined;
};

/** What was found about a head of a pull request. */
export type Verdict =
  /** Everybody who must be is covered. */
  | 'COVERED'
  /** It is being judged. */
  | 'PENDING'
  /** Somebody is not covered. */
  | 'UNCOVERED'
  /** It could not be established; it counts as not covered. */
  | 'UNKNOWN';

/** What a verification code proves the address for. */
export type VerificationPurpose =
  /** Proving a further address or an account: both codes of `claimAddress`, the one of `startClaimAccount`. */
  | 'CLAIM_ADDRESS'
  /** Signing a corporate CLA for a corporation. */
  | 'CORPORATION_SIGNING'
  /** Signing as an employee of one corporation. */
  | 'EMPLOYEE_SIGNING'
  /** Signing an individual CLA. */
  | 'INDIVIDUAL_SIGNING'
  /** Opening what the address has signed at any link, with `openMySignings`; without a link. */
  | 'MY_SIGNINGS';

/** A mailbox to send mails from. */
export type VerifySenderInput = {
  /** Its address; the code is sent from it to itself. */
  address: string;
  /** Authorisation code or app password for its mail server. */
  authorizationCode: string;
  /** Language of the mail. */
  language?: Language;
  /** Name of one of `senderServers`; when absent, the one that serves the domain of the address. */
  server?: string | null | undefined;
};

/** Role of a viewer. */
export type ViewerRole =
  /** Manage links and the corporations that sign there. */
  | 'COMMUNITY_MANAGER'
  /** Manage the corporation's side, its employee managers included. */
  | 'CORPORATION_ADMINISTRATOR'
  /** Activate, deactivate and remove employees of the corporation. */
  | 'EMPLOYEE_MANAGER';

/** How it is known that somebody stands behind a commit. */
export type Vouching =
  /** The platform names the bot as the one that pushed it into the repository. */
  | 'BOT'
  /** The person said so, and proved the address in the commit or the account. */
  | 'CONFIRMED'
  /** The account opened a pull request that holds the commit. */
  | 'OPENED'
  /** The platform names the account as the one that pushed it. */
  | 'PUSHED'
  /** The platform verified a signature by a key of the account. */
  | 'SIGNED';

/** The signing to withdraw. */
export type WithdrawSigningInput = {
  /** Its reference. */
  reference: string | number;
};

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { footer: { __typename: 'Footer', icp: string | null, police: string | null, copyright: string | null } };

export type ShownProjectQueryVariables = Exact<{
  linkId: string | number;
}>;


export type ShownProjectQuery = { link: { __typename: 'Link', id: string, alias: string } };

export type OtherProjectsQueryVariables = Exact<{
  search: string;
}>;


export type OtherProjectsQuery = { links: { __typename: 'LinkDetailsConnection', totalCount: number, nodes: Array<{ __typename: 'LinkDetails', id: string, link: { __typename: 'Link', id: string, alias: string, projectUrl: string } }> } };

export type SetLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type SetLanguageMutation = { setLanguage: { __typename: 'SetLanguagePayload', language: Language } };

export type ActivityRowFragment = { __typename: 'Activity', id: string, at: string, action: ActivityAction, reference: string | null, corporationName: string | null, personName: string | null, sequence: number, actor: { __typename: 'ActivityActor', kind: ActivityActorKind, name: string | null }, details: Array<{ __typename: 'ActivityDetail', name: string, value: string }> };

export type ClaDiffFragment = { __typename: 'ClaDiff', graceEndsAt: string, isTextAvailable: boolean, from: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string }, to: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> };

export type ClaDiff_ClaFragment = { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string };

export type ClaTextQueryVariables = Exact<{
  linkId: string | number;
  number: number;
}>;


export type ClaTextQuery = { cla: { __typename: 'Cla', id: string, paragraphs: Array<string> } | null };

export type SigningTextQueryVariables = Exact<{
  id: string | number;
  type: SigningType;
  language: Language;
}>;


export type SigningTextQuery = { link: { __typename: 'Link', id: string, clas: Array<{ __typename: 'Cla', id: string, paragraphs: Array<string> }> } };

export type CodeMailQueryVariables = Exact<{
  id: string | number;
}>;


export type CodeMailQuery = { codeMail: CodeMailState | null };

export type PlottedPeriodFragment = { __typename: 'SigningPeriod', start: string, individual: number, employee: number, corporation: number, ended: number };

export type SigningOriginFragment = { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean };

export type KeysToRevokeQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysToRevokeQuery = { apiKeys: Array<{ __typename: 'ApiKey', id: string }> };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', done: boolean } };

export type ReplaceOneTimePasswordMutationVariables = Exact<{
  input: ReplaceOneTimePasswordInput;
}>;


export type ReplaceOneTimePasswordMutation = { replaceOneTimePassword: { __typename: 'ReplaceOneTimePasswordPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', done: boolean } };

export type PasswordResetLinkQueryVariables = Exact<{
  key: string;
  linkId?: string | number | null | undefined;
}>;


export type PasswordResetLinkQuery = { passwordResetLink: { __typename: 'PasswordResetLink', expiresAt: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', done: boolean } };

export type LocalAccountsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type LocalAccountsQuery = { localAccounts: { __typename: 'LocalAccountConnection', totalCount: number, nodes: Array<{ __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LocalAccountRowFragment = { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number };

export type CreateLocalAccountMutationVariables = Exact<{
  input: CreateLocalAccountInput;
}>;


export type CreateLocalAccountMutation = { createLocalAccount: { __typename: 'CreateLocalAccountPayload', account: { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number } } };

export type RenewLocalAccountPasswordMutationVariables = Exact<{
  input: RenewLocalAccountPasswordInput;
}>;


export type RenewLocalAccountPasswordMutation = { renewLocalAccountPassword: { __typename: 'RenewLocalAccountPasswordPayload', account: { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number } } };

export type DeactivateLocalAccountMutationVariables = Exact<{
  input: ChangeLocalAccountInput;
}>;


export type DeactivateLocalAccountMutation = { deactivateLocalAccount: { __typename: 'ChangeLocalAccountPayload', account: { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number } } };

export type ReactivateLocalAccountMutationVariables = Exact<{
  input: ChangeLocalAccountInput;
}>;


export type ReactivateLocalAccountMutation = { reactivateLocalAccount: { __typename: 'ChangeLocalAccountPayload', account: { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number } } };

export type EndLocalAccountSessionsMutationVariables = Exact<{
  input: ChangeLocalAccountInput;
}>;


export type EndLocalAccountSessionsMutation = { endLocalAccountSessions: { __typename: 'ChangeLocalAccountPayload', account: { __typename: 'LocalAccount', id: string, account: string, name: string, email: string, isServiceAdministrator: boolean, isViewer: boolean, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null, openSessions: number, links: number } } };

export type ActivityQueryVariables = Exact<{
  linkId: string | number;
  kind?: ActivityKind | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ActivityQuery = { activity: { __typename: 'ActivityConnection', totalCount: number, nodes: Array<{ __typename: 'Activity', id: string, at: string, action: ActivityAction, reference: string | null, corporationName: string | null, personName: string | null, sequence: number, actor: { __typename: 'ActivityActor', kind: ActivityActorKind, name: string | null }, details: Array<{ __typename: 'ActivityDetail', name: string, value: string }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ __typename: 'ApiKey', id: string, name: string, linkId: string | null, scopes: Array<ApiKeyScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null }> };

export type ApiKeyLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeyLinksQuery = { links: { __typename: 'LinkDetailsConnection', nodes: Array<{ __typename: 'LinkDetails', id: string, link: { __typename: 'Link', id: string, alias: string } }> } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { __typename: 'CreateApiKeyPayload', key: string, apiKey: { __typename: 'ApiKey', id: string, name: string, linkId: string | null, scopes: Array<ApiKeyScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { __typename: 'RevokeApiKeyPayload', revokedId: string } };

export type ApiKeyRowFragment = { __typename: 'ApiKey', id: string, name: string, linkId: string | null, scopes: Array<ApiKeyScope>, createdAt: string, lastUsedAt: string | null, expiresAt: string | null };

export type CheckRepositoryMutationVariables = Exact<{
  input: CheckRepositoryInput;
}>;


export type CheckRepositoryMutation = { checkRepository: { __typename: 'CheckRepositoryPayload', repository: { __typename: 'Repository', name: string, url: string } } };

export type CreateLinkMutationVariables = Exact<{
  input: CreateLinkInput;
}>;


export type CreateLinkMutation = { createLink: { __typename: 'LinkPayload', link: { __typename: 'LinkDetails', id: string } } };

export type CreatedLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type CreatedLinkQuery = { link: { __typename: 'Link', id: string, alias: string } };

export type WizardSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type WizardSendersQuery = { serviceSender: string | null, senderProviders: Array<SenderProvider>, senderServers: Array<{ __typename: 'SenderServer', name: string, domains: Array<string> }>, senderCredentials: Array<{ __typename: 'Sender', address: string, provider: SenderProvider, authorizedAt: string }> };

export type VerifySenderMutationVariables = Exact<{
  input: VerifySenderInput;
}>;


export type VerifySenderMutation = { verifySender: { __typename: 'VerifySenderPayload', resendAfterSeconds: number } };

export type AuthorizeSenderMutationVariables = Exact<{
  input: AuthorizeSenderInput;
}>;


export type AuthorizeSenderMutation = { authorizeSender: { __typename: 'AuthorizeSenderPayload', sender: { __typename: 'Sender', address: string, provider: SenderProvider, authorizedAt: string } } };

export type StartGmailAuthorizationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartGmailAuthorizationMutation = { startGmailAuthorization: { __typename: 'StartGmailAuthorizationPayload', url: string } };

export type Sender_ChoiceFragment = { __typename: 'Sender', address: string, provider: SenderProvider, authorizedAt: string };

export type Sender_ServerFragment = { __typename: 'SenderServer', name: string, domains: Array<string> };

export type ClaDocumentQueryVariables = Exact<{
  linkId: string | number;
  number: number;
}>;


export type ClaDocumentQuery = { link: { __typename: 'Link', id: string, alias: string }, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, isCurrent: boolean, documentUrl: string, sha256: string, summary: string | null } | null };

export type ClaDocument_ClaFragment = { __typename: 'Cla', number: number, type: SigningType, language: Language, version: number, isCurrent: boolean, documentUrl: string, sha256: string, summary: string | null };

export type ConfirmationMailsQueryVariables = Exact<{
  key: string;
}>;


export type ConfirmationMailsQuery = { confirmationMails: { __typename: 'ConfirmationMails', address: string, enabled: boolean } };

export type SetConfirmationMailsMutationVariables = Exact<{
  input: SetConfirmationMailsInput;
}>;


export type SetConfirmationMailsMutation = { setConfirmationMails: { __typename: 'SetConfirmationMailsPayload', confirmationMails: { __typename: 'ConfirmationMails', address: string, enabled: boolean } } };

export type CorporationClaQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporationClaQuery = { corporation: { __typename: 'Corporation', id: string, corporationName: string, representativeName: string, reference: string, signedAt: string | null, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, link: { __typename: 'Link', id: string, alias: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, claAgreements: Array<{ __typename: 'ClaAgreement', agreedBy: string, agreedAt: string, previousCla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string } }>, pendingCla: { __typename: 'Cla', id: string, version: number } | null } };

export type CorporationClaDiffQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporationClaDiffQuery = { corporationClaDiff: { __typename: 'ClaDiff', graceEndsAt: string, isTextAvailable: boolean, from: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string }, to: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> } };

export type AgreeToCorporationClaMutationVariables = Exact<{
  input: AgreeToCurrentCorporationClaInput;
}>;


export type AgreeToCorporationClaMutation = { agreeToCurrentCorporationCla: { __typename: 'AgreeToCurrentCorporationClaPayload', corporation: { __typename: 'Corporation', id: string, corporationName: string, representativeName: string, reference: string, signedAt: string | null, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, link: { __typename: 'Link', id: string, alias: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, claAgreements: Array<{ __typename: 'ClaAgreement', agreedBy: string, agreedAt: string, previousCla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string } }>, pendingCla: { __typename: 'Cla', id: string, version: number } | null } } };

export type CorporationClaFragment = { __typename: 'Corporation', id: string, corporationName: string, representativeName: string, reference: string, signedAt: string | null, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, link: { __typename: 'Link', id: string, alias: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, claAgreements: Array<{ __typename: 'ClaAgreement', agreedBy: string, agreedAt: string, previousCla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string }, cla: { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string } }>, pendingCla: { __typename: 'Cla', id: string, version: number } | null };

export type CorporationClaVersionFragment = { __typename: 'Cla', id: string, number: number, version: number, language: Language, documentUrl: string, sha256: string };

export type CorporationsQueryVariables = Exact<{
  linkId: string | number;
  state: CorporationSigningState;
  waitsFor?: CorporationWait | null | undefined;
  search?: string | null | undefined;
  sort: CorporationSigningSort;
  after?: string | null | undefined;
}>;


export type CorporationsQuery = { corporationSignings: { __typename: 'CorporationSigningConnection', totalCount: number, nodes: Array<{ __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, corporationSigningCounts: { __typename: 'CorporationSigningCounts', uncompleted: number, awaitingDocument: number, awaitingCorrection: number, awaitingReview: number, completed: number, deleted: number } };

export type CorporationsExportQueryVariables = Exact<{
  linkId: string | number;
  state: CorporationSigningState;
  waitsFor?: CorporationWait | null | undefined;
  search?: string | null | undefined;
  sort: CorporationSigningSort;
  first: number;
  after?: string | null | undefined;
}>;


export type CorporationsExportQuery = { corporationSignings: { __typename: 'CorporationSigningConnection', nodes: Array<{ __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CorporationQueryVariables = Exact<{
  id: string | number;
}>;


export type CorporationQuery = { corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } };

export type CorporationClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type CorporationClaimQuery = { corporationClaim: { __typename: 'CorporationClaim', individualSignings: number } };

export type DocumentToSignQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentToSignQuery = { documentToSign: { __typename: 'DocumentToSign', pages: number | null } };

export type ResendCorporationDocumentMutationVariables = Exact<{
  input: CorporationSigningInput;
}>;


export type ResendCorporationDocumentMutation = { resendCorporationDocument: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type RenewAdministratorPasswordMutationVariables = Exact<{
  input: CorporationSigningInput;
}>;


export type RenewAdministratorPasswordMutation = { renewAdministratorPassword: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type ApproveCorporationSigningMutationVariables = Exact<{
  input: CorporationSigningInput;
  pdfUploadedAt?: string | null | undefined;
}>;


export type ApproveCorporationSigningMutation = { approveCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type ReturnCorporationSigningMutationVariables = Exact<{
  input: ReturnCorporationSigningInput;
}>;


export type ReturnCorporationSigningMutation = { returnCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type DeleteCorporationSigningMutationVariables = Exact<{
  input: CorporationSigningInput;
}>;


export type DeleteCorporationSigningMutation = { deleteCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type RestoreCorporationSigningMutationVariables = Exact<{
  input: CorporationSigningInput;
}>;


export type RestoreCorporationSigningMutation = { restoreCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type UpdateRepresentativeMutationVariables = Exact<{
  input: UpdateRepresentativeInput;
}>;


export type UpdateRepresentativeMutation = { updateRepresentative: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type PurgeCorporationSigningMutationVariables = Exact<{
  input: PurgeCorporationSigningInput;
}>;


export type PurgeCorporationSigningMutation = { purgeCorporationSigning: { __typename: 'PurgeCorporationSigningPayload', purgedId: string } };

export type CorporationRowFragment = { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> };

export type RevokeUploadLinksMutationVariables = Exact<{
  input: CorporationSigningInput;
}>;


export type RevokeUploadLinksMutation = { revokeUploadLinks: { __typename: 'CorporationSigningPayload', corporationSigning: { __typename: 'CorporationSigning', id: string, reference: string, corporationName: string, representativeName: string, representativeEmail: string, domains: Array<string>, state: CorporationSigningState, documentState: DocumentState, signedAt: string | null, language: Language, pdfUploadedAt: string | null, signedPdfNote: SignedPdfNote | null, returnedAt: string | null, returnReason: string | null, uploadLinkExpiresAt: string | null, completedAt: string | null, deletedAt: string | null, administratorAccount: string | null, administratorHasOneTimePassword: boolean, graceEndsAt: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, pendingCla: { __typename: 'Cla', id: string, version: number } | null, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }>, emails: Array<{ __typename: 'MailDelivery', id: string, template: MailTemplate, state: EmailState, createdAt: string, sentAt: string | null, attempts: number, recipient: string }> } } };

export type LinkDashboardQueryVariables = Exact<{
  linkId: string | number;
}>;


export type LinkDashboardQuery = { linkDashboard: { __typename: 'LinkDashboard', link: { __typename: 'Link', id: string, alias: string, signingState: LinkSigningState }, setup: { __typename: 'LinkSetup', hasSigned: boolean, isShared: boolean, isConnected: boolean, hasColleague: boolean | null } | null, agreements: Array<{ __typename: 'AgreementProgress', agreed: number, outstanding: number, unmailed: number, graceEndsAt: string, askableAt: string | null, cla: { __typename: 'Cla', id: string, version: number, type: SigningType, language: Language } }>, waits: { __typename: 'LinkWaits', awaitingReview: number, awaitingDocument: number, awaitingCorrection: number, waitingEmployees: number, failedEmails: number, failedDocuments: number, pausedConnections: number, unreachableRepositories: number, uncoveredPullRequests: number, unknownPullRequests: number, switchedOffWebhooks: number }, signingCounts: { __typename: 'SigningCounts', individual: number, employee: number, corporation: number }, trend: Array<{ __typename: 'SigningPeriod', start: string, individual: number, employee: number, corporation: number, ended: number }>, activity: Array<{ __typename: 'Activity', id: string, at: string, action: ActivityAction, reference: string | null, corporationName: string | null, personName: string | null, sequence: number, actor: { __typename: 'ActivityActor', kind: ActivityActorKind, name: string | null }, details: Array<{ __typename: 'ActivityDetail', name: string, value: string }> }> } };

export type CorporationDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporationDashboardQuery = { corporationDashboard: { __typename: 'CorporationDashboard', unusedAccounts: number | null, corporation: { __typename: 'Corporation', id: string, corporationName: string, autoApproval: boolean, hasEmployeeManager: boolean, graceEndsAt: string | null, link: { __typename: 'Link', id: string, alias: string }, pendingCla: { __typename: 'Cla', id: string, version: number } | null }, setup: { __typename: 'CorporationSetup', hasEmployeeManager: boolean, hasEmployees: boolean, hasMoreDomains: boolean, hasSecondFactor: boolean } | null, employees: { __typename: 'EmployeeStates', waiting: number, active: number, deactivated: number, removed: number }, activity: Array<{ __typename: 'Activity', id: string, at: string, action: ActivityAction, reference: string | null, corporationName: string | null, personName: string | null, sequence: number, actor: { __typename: 'ActivityActor', kind: ActivityActorKind, name: string | null }, details: Array<{ __typename: 'ActivityDetail', name: string, value: string }> }> } };

export type AskForAgreementMutationVariables = Exact<{
  input: AskForAgreementInput;
}>;


export type AskForAgreementMutation = { askForAgreement: { __typename: 'AskForAgreementPayload', askableAt: string } };

export type EmailDomainsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailDomainsQuery = { corporation: { __typename: 'Corporation', id: string, emailDomains: Array<{ __typename: 'EmailDomain', domain: string, primary: boolean, addedAt: string }> } };

export type RequestEmailDomainCodeMutationVariables = Exact<{
  input: RequestEmailDomainCodeInput;
}>;


export type RequestEmailDomainCodeMutation = { requestEmailDomainCode: { __typename: 'RequestEmailDomainCodePayload', resendAfterSeconds: number, expiresAt: string, mailId: string } };

export type AddEmailDomainMutationVariables = Exact<{
  input: AddEmailDomainInput;
}>;


export type AddEmailDomainMutation = { addEmailDomain: { __typename: 'AddEmailDomainPayload', emailDomain: { __typename: 'EmailDomain', domain: string, primary: boolean, addedAt: string }, corporation: { __typename: 'Corporation', id: string, emailDomains: Array<{ __typename: 'EmailDomain', domain: string, primary: boolean, addedAt: string }> } } };

export type EmailDomainRemovalQueryVariables = Exact<{
  domain: string;
}>;


export type EmailDomainRemovalQuery = { emailDomainRemoval: { __typename: 'EmailDomainRemoval', domain: string, employees: number, managers: number } };

export type RemoveEmailDomainMutationVariables = Exact<{
  input: RemoveEmailDomainInput;
}>;


export type RemoveEmailDomainMutation = { removeEmailDomain: { __typename: 'RemoveEmailDomainPayload', removal: { __typename: 'EmailDomainRemoval', domain: string }, corporation: { __typename: 'Corporation', id: string, emailDomains: Array<{ __typename: 'EmailDomain', domain: string, primary: boolean, addedAt: string }> } } };

export type EmailsQueryVariables = Exact<{
  linkId: string | number;
}>;


export type EmailsQuery = { failedEmails: Array<{ __typename: 'FailedEmail', id: string, kind: EmailKind | null, recipient: string, createdAt: string }> };

export type EmailPreviewQueryVariables = Exact<{
  linkId: string | number;
  kind: EmailKind;
  language: Language;
}>;


export type EmailPreviewQuery = { emailPreview: { __typename: 'EmailPreview', subject: string, htmlPath: string } };

export type EmployeesQueryVariables = Exact<{
  active: boolean;
  waiting?: boolean | null | undefined;
  removed: boolean;
  search?: string | null | undefined;
  sort: EmployeeSigningSort;
  first: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type EmployeesQuery = { corporation: { __typename: 'Corporation', id: string, corporationName: string, hasEmployeeManager: boolean, graceEndsAt: string | null, link: { __typename: 'Link', id: string, alias: string }, found: { __typename: 'EmployeeCounts', active: number, waiting: number, deactivated: number, removed: number, asOf: string }, everybody: { __typename: 'EmployeeCounts', active: number, waiting: number, deactivated: number, removed: number }, employees: { __typename: 'EmployeeSigningConnection', totalCount: number, nodes: Array<{ __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null, startCursor: string | null } }, pendingCla: { __typename: 'Cla', id: string, version: number } | null } };

export type EmployeesExportQueryVariables = Exact<{
  active: boolean;
  waiting?: boolean | null | undefined;
  removed: boolean;
  search?: string | null | undefined;
  sort: EmployeeSigningSort;
  first: number;
  after?: string | null | undefined;
}>;


export type EmployeesExportQuery = { corporation: { __typename: 'Corporation', id: string, employees: { __typename: 'EmployeeSigningConnection', nodes: Array<{ __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ActivateEmployeeSigningMutationVariables = Exact<{
  input: EmployeeSigningsInput;
}>;


export type ActivateEmployeeSigningMutation = { change: { __typename: 'EmployeeSigningsPayload', operationId: string, employeeSignings: Array<{ __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> }> } };

export type DeactivateEmployeeSigningMutationVariables = Exact<{
  input: EmployeeSigningsInput;
}>;


export type DeactivateEmployeeSigningMutation = { change: { __typename: 'EmployeeSigningsPayload', operationId: string, employeeSignings: Array<{ __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> }> } };

export type RemoveEmployeeSigningMutationVariables = Exact<{
  input: EmployeeSigningsInput;
}>;


export type RemoveEmployeeSigningMutation = { change: { __typename: 'EmployeeSigningsPayload', operationId: string, employeeSignings: Array<{ __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> }> } };

export type ChangeFoundEmployeeSigningsMutationVariables = Exact<{
  input: ChangeFoundEmployeeSigningsInput;
}>;


export type ChangeFoundEmployeeSigningsMutation = { changeFoundEmployeeSignings: { __typename: 'ChangeFoundEmployeeSigningsPayload', changedCount: number, remainingCount: number, operationId: string } };

export type UndoEmployeeChangeMutationVariables = Exact<{
  input: UndoEmployeeChangeInput;
}>;


export type UndoEmployeeChangeMutation = { undoEmployeeChange: { __typename: 'UndoEmployeeChangePayload', changedCount: number } };

export type InviteEmployeesMutationVariables = Exact<{
  input: InviteEmployeesInput;
}>;


export type InviteEmployeesMutation = { inviteEmployees: { __typename: 'InviteEmployeesPayload', invitedCount: number, skippedCount: number } };

export type SetEmployeeNoticesMutationVariables = Exact<{
  input: SetEmployeeNoticesInput;
}>;


export type SetEmployeeNoticesMutation = { setEmployeeNotices: { __typename: 'SetEmployeeNoticesPayload', choice: EmployeeNoticeChoice } };

export type SetAutoApprovalMutationVariables = Exact<{
  input: SetAutoApprovalInput;
}>;


export type SetAutoApprovalMutation = { setAutoApproval: { __typename: 'SetAutoApprovalPayload', corporation: { __typename: 'Corporation', id: string, autoApproval: boolean } } };

export type EmployeeRowFragment = { __typename: 'EmployeeSigning', id: string, reference: string, name: string, email: string, state: EmployeeSigningState, signedAt: string | null, language: Language, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, changes: Array<{ __typename: 'EmployeeSigningChange', state: EmployeeSigningState, changedAt: string, changedBy: string | null, preApproved: boolean, note: string | null }> };

export type PreApprovalsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type PreApprovalsQuery = { corporation: { __typename: 'Corporation', id: string, preApprovals: { __typename: 'PreApprovalConnection', totalCount: number, nodes: Array<{ __typename: 'PreApproval', id: string, email: string, addedAt: string, addedBy: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null, startCursor: string | null } } } };

export type AddPreApprovalsMutationVariables = Exact<{
  input: AddPreApprovalsInput;
}>;


export type AddPreApprovalsMutation = { addPreApprovals: { __typename: 'AddPreApprovalsPayload', addedCount: number, listedCount: number, signedCount: number } };

export type RemovePreApprovalsMutationVariables = Exact<{
  input: RemovePreApprovalsInput;
}>;


export type RemovePreApprovalsMutation = { removePreApprovals: { __typename: 'RemovePreApprovalsPayload', removedCount: number } };

export type PreApprovalRowFragment = { __typename: 'PreApproval', id: string, email: string, addedAt: string, addedBy: string };

export type CorporationSettingsQueryVariables = Exact<{
  isAdministrator: boolean;
}>;


export type CorporationSettingsQuery = { corporation: { __typename: 'Corporation', id: string, autoApproval: boolean, employeeNotices: EmployeeNoticeChoice | null, everybody: { __typename: 'EmployeeCounts', waiting: number }, administrators?: Array<{ __typename: 'CorporationAdministrator', id: string, name: string, email: string, isBackup: boolean }> } };

export type ErasureRequestsQueryVariables = Exact<{
  linkId: string | number;
  state?: ErasureState | null | undefined;
  after?: string | null | undefined;
}>;


export type ErasureRequestsQuery = { erasureRequests: { __typename: 'ErasureRequestConnection', totalCount: number, nodes: Array<{ __typename: 'ErasureRequest', id: string, reference: string, kind: SigningKind, state: ErasureState, requestedAt: string, reason: string | null, decidedAt: string | null, decidedBy: string | null, decisionReason: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ErasureLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type ErasureLinkQuery = { linkDetails: { __typename: 'LinkDetails', id: string, viewerRole: LinkRole, retentionDays: number, legalHold: boolean, link: { __typename: 'Link', id: string, alias: string } } };

export type DecideErasureMutationVariables = Exact<{
  input: DecideErasureInput;
}>;


export type DecideErasureMutation = { decideErasure: { __typename: 'DecideErasurePayload', request: { __typename: 'ErasureRequest', id: string, reference: string, kind: SigningKind, state: ErasureState, requestedAt: string, reason: string | null, decidedAt: string | null, decidedBy: string | null, decisionReason: string | null } } };

export type EraseImportedAccountMutationVariables = Exact<{
  input: EraseImportedAccountInput;
}>;


export type EraseImportedAccountMutation = { eraseImportedAccount: { __typename: 'EraseImportedAccountPayload', erased: number } };

export type ErasureRequestRowFragment = { __typename: 'ErasureRequest', id: string, reference: string, kind: SigningKind, state: ErasureState, requestedAt: string, reason: string | null, decidedAt: string | null, decidedBy: string | null, decisionReason: string | null };

export type DeliveriesQueryVariables = Exact<{
  connectionId: string | number;
  failed?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type DeliveriesQuery = { deliveries: { __typename: 'DeliveryConnection', totalCount: number, nodes: Array<{ __typename: 'Delivery', id: string, event: string, repository: string | null, number: number | null, receivedAt: string, handledAt: string | null, attempts: number, failed: boolean, error: string | null, replayable: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReplayDeliveryMutationVariables = Exact<{
  input: ReplayDeliveryInput;
}>;


export type ReplayDeliveryMutation = { replayDelivery: { __typename: 'ReplayDeliveryPayload', delivery: { __typename: 'Delivery', id: string, event: string, repository: string | null, number: number | null, receivedAt: string, handledAt: string | null, attempts: number, failed: boolean, error: string | null, replayable: boolean } } };

export type DeliveryRowFragment = { __typename: 'Delivery', id: string, event: string, repository: string | null, number: number | null, receivedAt: string, handledAt: string | null, attempts: number, failed: boolean, error: string | null, replayable: boolean };

export type GateQueryVariables = Exact<{
  linkId: string | number;
}>;


export type GateQuery = { pullRequestCounts: { __typename: 'PullRequestCounts', pending: number, covered: number, uncovered: number, unknown: number }, gatedOrganizations: Array<{ __typename: 'GatedOrganization', id: string, connectionId: string, organizationId: string, login: string, mode: GateMode, covered: number, excluded: number, uncoveredCount: number, comparedAt: string | null, exclusions: Array<{ __typename: 'RepositoryExclusion', pattern: string, reason: string }>, uncovered: Array<{ __typename: 'UncoveredRepository', path: string, reason: UncoveredReason }> }>, used: Array<{ __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null }>, own: Array<{ __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null }>, gateHosts: Array<{ __typename: 'GateHost', platform: GatePlatform, url: string }>, verdictComparison: { __typename: 'VerdictComparison', oldCheck: { __typename: 'OldCheck', name: string | null } | null, days: Array<{ __typename: 'ComparedDay', day: string, agreeing: number, differing: number, open: number }> } };

export type VerdictDifferencesQueryVariables = Exact<{
  linkId: string | number;
  after?: string | null | undefined;
}>;


export type VerdictDifferencesQuery = { verdictDifferences: { __typename: 'VerdictDifferenceConnection', totalCount: number, nodes: Array<{ __typename: 'VerdictDifference', pullRequestId: string, path: string, number: number, title: string | null, headSha: string, oldVerdict: OldVerdict, verdict: Verdict, reason: DifferenceReason, comparedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OldCheckComparisonFragment = { __typename: 'VerdictComparison', oldCheck: { __typename: 'OldCheck', name: string | null } | null, days: Array<{ __typename: 'ComparedDay', day: string, agreeing: number, differing: number, open: number }> };

export type VerdictDifferenceRowFragment = { __typename: 'VerdictDifference', pullRequestId: string, path: string, number: number, title: string | null, headSha: string, oldVerdict: OldVerdict, verdict: Verdict, reason: DifferenceReason, comparedAt: string };

export type GatePlatformsQueryVariables = Exact<{ [key: string]: never; }>;


export type GatePlatformsQuery = { gatePlatforms: Array<{ __typename: 'GatePlatformFacts', platform: GatePlatform, connectedByApp: boolean, blocking: GateBlocking, commitCap: number | null, signedBody: boolean, resend: boolean, checks: boolean, mergeQueue: boolean, textChanges: boolean, vouching: Array<Vouching> }> };

export type ConnectionHealthQueryVariables = Exact<{
  id: string | number;
}>;


export type ConnectionHealthQuery = { connectionHealth: Array<{ __typename: 'HealthFinding', ok: boolean, check: string, repository: string | null, subject: string | null }> };

export type BeginGithubAppMutationVariables = Exact<{
  input: BeginGithubAppInput;
}>;


export type BeginGithubAppMutation = { beginGithubApp: { __typename: 'BeginGithubAppPayload', url: string, manifest: string } };

export type ConnectPlatformMutationVariables = Exact<{
  input: ConnectPlatformInput;
}>;


export type ConnectPlatformMutation = { connectPlatform: { __typename: 'ConnectPlatformPayload', connection: { __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null } } };

export type ResumeConnectionMutationVariables = Exact<{
  input: ResumeConnectionInput;
}>;


export type ResumeConnectionMutation = { resumeConnection: { __typename: 'ResumeConnectionPayload', connection: { __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null } } };

export type DisconnectPlatformMutationVariables = Exact<{
  input: DisconnectPlatformInput;
}>;


export type DisconnectPlatformMutation = { disconnectPlatform: { __typename: 'DisconnectPlatformPayload', connection: { __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null } } };

export type ConnectionRowFragment = { __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null };

export type FindingFragment = { __typename: 'HealthFinding', ok: boolean, check: string, repository: string | null, subject: string | null };

export type AvailableOrganizationsQueryVariables = Exact<{
  linkId: string | number;
  connectionId: string | number;
}>;


export type AvailableOrganizationsQuery = { availableOrganizations: Array<{ __typename: 'AvailableOrganization', organizationId: string, login: string, repositories: number }> };

export type SetGatedOrganizationMutationVariables = Exact<{
  input: SetGatedOrganizationInput;
}>;


export type SetGatedOrganizationMutation = { setGatedOrganization: { __typename: 'SetGatedOrganizationPayload', organization: { __typename: 'GatedOrganization', id: string, connectionId: string, organizationId: string, login: string, mode: GateMode, covered: number, excluded: number, uncoveredCount: number, comparedAt: string | null, exclusions: Array<{ __typename: 'RepositoryExclusion', pattern: string, reason: string }>, uncovered: Array<{ __typename: 'UncoveredRepository', path: string, reason: UncoveredReason }> } } };

export type ReleaseGatedOrganizationMutationVariables = Exact<{
  input: ReleaseGatedOrganizationInput;
}>;


export type ReleaseGatedOrganizationMutation = { releaseGatedOrganization: { __typename: 'ReleaseGatedOrganizationPayload', id: string } };

export type GatedOrganizationRowFragment = { __typename: 'GatedOrganization', id: string, connectionId: string, organizationId: string, login: string, mode: GateMode, covered: number, excluded: number, uncoveredCount: number, comparedAt: string | null, exclusions: Array<{ __typename: 'RepositoryExclusion', pattern: string, reason: string }>, uncovered: Array<{ __typename: 'UncoveredRepository', path: string, reason: UncoveredReason }> };

export type GatePolicyQueryVariables = Exact<{
  linkId: string | number;
}>;


export type GatePolicyQuery = { link: { __typename: 'Link', id: string, alias: string }, connected: Array<{ __typename: 'PlatformConnection', id: string, platform: GatePlatform, url: string }>, gateHosts: Array<{ __typename: 'GateHost', platform: GatePlatform, url: string }>, gatePlatforms: Array<{ __typename: 'GatePlatformFacts', platform: GatePlatform, tester: boolean, resolvableComments: boolean, textChanges: boolean }>, gatePolicy: { __typename: 'GatePolicy', subjects: Array<SubjectRole>, coAuthors: CoAuthorPolicy, coAuthorsNeedConfirmation: boolean, acceptClaimedAccounts: boolean, exemptOrganizations: Array<string>, minimumLines: number | null, minimumLinesFiles: Array<string>, comment: CommentPolicy, commentTemplate: string, commentText: string | null, commentLanguage: Language, commands: Array<string>, openerMayCancel: boolean, confirmationMails: boolean, resolveComment: boolean, passAsTester: boolean, agents: Array<{ __typename: 'RegisteredAgent', name: string, emails: Array<string>, accountIds: Array<string>, host: string, stance: AgentStance, builtIn: boolean }>, bots: Array<{ __typename: 'RegisteredBot', platform: GatePlatform, accountId: string, name: string, host: string | null }>, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null, oldCheck: { __typename: 'OldCheck', name: string | null, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null } | null }, gateTemplates: Array<{ __typename: 'GateTemplate', name: string, text: string, acceptClaimedAccounts: boolean, comment: CommentPolicy, commands: Array<string>, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null }>, pullRequestCounts: { __typename: 'PullRequestCounts', pending: number, covered: number, uncovered: number, unknown: number } };

export type GateCommentPreviewQueryVariables = Exact<{
  linkId: string | number;
  template: string;
  text?: string | null | undefined;
  language: Language;
}>;


export type GateCommentPreviewQuery = { gateCommentPreview: string };

export type UpdateGatePolicyMutationVariables = Exact<{
  input: UpdateGatePolicyInput;
}>;


export type UpdateGatePolicyMutation = { updateGatePolicy: { __typename: 'UpdateGatePolicyPayload', judgedAgain: number, policy: { __typename: 'GatePolicy', subjects: Array<SubjectRole>, coAuthors: CoAuthorPolicy, coAuthorsNeedConfirmation: boolean, acceptClaimedAccounts: boolean, exemptOrganizations: Array<string>, minimumLines: number | null, minimumLinesFiles: Array<string>, comment: CommentPolicy, commentTemplate: string, commentText: string | null, commentLanguage: Language, commands: Array<string>, openerMayCancel: boolean, confirmationMails: boolean, resolveComment: boolean, passAsTester: boolean, agents: Array<{ __typename: 'RegisteredAgent', name: string, emails: Array<string>, accountIds: Array<string>, host: string, stance: AgentStance, builtIn: boolean }>, bots: Array<{ __typename: 'RegisteredBot', platform: GatePlatform, accountId: string, name: string, host: string | null }>, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null, oldCheck: { __typename: 'OldCheck', name: string | null, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null } | null } } };

export type PolicyFactsFragment = { __typename: 'GatePolicy', subjects: Array<SubjectRole>, coAuthors: CoAuthorPolicy, coAuthorsNeedConfirmation: boolean, acceptClaimedAccounts: boolean, exemptOrganizations: Array<string>, minimumLines: number | null, minimumLinesFiles: Array<string>, comment: CommentPolicy, commentTemplate: string, commentText: string | null, commentLanguage: Language, commands: Array<string>, openerMayCancel: boolean, confirmationMails: boolean, resolveComment: boolean, passAsTester: boolean, agents: Array<{ __typename: 'RegisteredAgent', name: string, emails: Array<string>, accountIds: Array<string>, host: string, stance: AgentStance, builtIn: boolean }>, bots: Array<{ __typename: 'RegisteredBot', platform: GatePlatform, accountId: string, name: string, host: string | null }>, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null, oldCheck: { __typename: 'OldCheck', name: string | null, labels: { __typename: 'GateLabels', covered: string, uncovered: string } | null } | null };

export type PullRequestsQueryVariables = Exact<{
  linkId: string | number;
  verdict?: Verdict | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PullRequestsQuery = { pullRequests: { __typename: 'PullRequestConnection', totalCount: number, nodes: Array<{ __typename: 'PullRequest', id: string, linkId: string, owner: string, repository: string, number: number, title: string | null, url: string, opener: string | null, mode: GateMode, verdict: Verdict, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, pullRequestCounts: { __typename: 'PullRequestCounts', pending: number, covered: number, uncovered: number, unknown: number } };

export type PullRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type PullRequestQuery = { pullRequest: { __typename: 'PullRequest', id: string, linkId: string, owner: string, repository: string, number: number, title: string | null, url: string, opener: string | null, open: boolean, mode: GateMode, verdict: Verdict, parked: boolean, headSha: string, updatedAt: string, trace: { __typename: 'VerdictTrace', verdict: Verdict, complete: boolean, commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null }> }> }, verdicts: Array<{ __typename: 'PullRequestVerdict', verdict: Verdict, headSha: string, decidedAt: string, overriddenBy: string | null, overrideReason: string | null }> } };

export type OverrideVerdictMutationVariables = Exact<{
  input: OverrideVerdictInput;
}>;


export type OverrideVerdictMutation = { overrideVerdict: { __typename: 'OverrideVerdictPayload', pullRequest: { __typename: 'PullRequest', id: string, verdict: Verdict, updatedAt: string } } };

export type PullRequestRowFragment = { __typename: 'PullRequest', id: string, linkId: string, owner: string, repository: string, number: number, title: string | null, url: string, opener: string | null, mode: GateMode, verdict: Verdict, updatedAt: string };

export type GatedRepositoriesQueryVariables = Exact<{
  linkId: string | number;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GatedRepositoriesQuery = { gatedRepositories: { __typename: 'GatedRepositoryConnection', totalCount: number, nodes: Array<{ __typename: 'GatedRepository', id: string, connectionId: string, repositoryId: string, path: string, mode: GateMode, subjects: Array<SubjectRole> | null, reason: string | null, reachable: boolean, byOrganization: boolean, openPullRequests: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AvailableRepositoriesQueryVariables = Exact<{
  connectionId: string | number;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AvailableRepositoriesQuery = { availableRepositories: { __typename: 'AvailableRepositoryConnection', totalCount: number, nodes: Array<{ __typename: 'AvailableRepository', repositoryId: string, path: string, url: string, private: boolean, gated: { __typename: 'GatedRepository', id: string, connectionId: string, repositoryId: string, path: string, mode: GateMode, subjects: Array<SubjectRole> | null, reason: string | null, reachable: boolean, byOrganization: boolean, openPullRequests: number } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GateConnectionsQueryVariables = Exact<{
  linkId: string | number;
}>;


export type GateConnectionsQuery = { used: Array<{ __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null }>, own: Array<{ __typename: 'PlatformConnection', id: string, platform: GatePlatform, name: string, url: string, webhookUrl: string, state: ConnectionState, account: string | null, disconnectable: boolean, createdAt: string, lastDeliveryAt: string | null }> };

export type SetGatedRepositoriesMutationVariables = Exact<{
  input: SetGatedRepositoriesInput;
}>;


export type SetGatedRepositoriesMutation = { setGatedRepositories: { __typename: 'SetGatedRepositoriesPayload', repositories: Array<{ __typename: 'GatedRepository', id: string, connectionId: string, repositoryId: string, path: string, mode: GateMode, subjects: Array<SubjectRole> | null, reason: string | null, reachable: boolean, byOrganization: boolean, openPullRequests: number }> } };

export type GatedRepositoryRowFragment = { __typename: 'GatedRepository', id: string, connectionId: string, repositoryId: string, path: string, mode: GateMode, subjects: Array<SubjectRole> | null, reason: string | null, reachable: boolean, byOrganization: boolean, openPullRequests: number };

export type PullRequestVerdictQueryVariables = Exact<{
  platform: GatePlatform;
  host?: string | null | undefined;
  owner: string;
  repository: string;
  number: number;
}>;


export type PullRequestVerdictQuery = { pullRequestVerdict: { __typename: 'PullRequest', id: string, linkId: string, owner: string, repository: string, number: number, title: string | null, url: string, opener: string | null, open: boolean, mode: GateMode, verdict: Verdict, parked: boolean, headSha: string, updatedAt: string, trace: { __typename: 'VerdictTrace', verdict: Verdict, complete: boolean, commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null }> }> }, verdicts: Array<{ __typename: 'PullRequestVerdict', verdict: Verdict, headSha: string, decidedAt: string, overriddenBy: string | null, overrideReason: string | null }> } | null };

export type PullRequestCommunityQueryVariables = Exact<{
  linkId: string | number;
}>;


export type PullRequestCommunityQuery = { link: { __typename: 'Link', id: string, alias: string } };

export type RecheckPullRequestMutationVariables = Exact<{
  input: RecheckPullRequestInput;
}>;


export type RecheckPullRequestMutation = { recheckPullRequest: { __typename: 'RecheckPullRequestPayload', judgedAgain: boolean, pullRequest: { __typename: 'PullRequest', id: string, verdict: Verdict, updatedAt: string } } };

export type JudgedPullRequestFragment = { __typename: 'PullRequest', id: string, linkId: string, owner: string, repository: string, number: number, title: string | null, url: string, opener: string | null, open: boolean, mode: GateMode, verdict: Verdict, parked: boolean, headSha: string, updatedAt: string, trace: { __typename: 'VerdictTrace', verdict: Verdict, complete: boolean, commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null }> }> }, verdicts: Array<{ __typename: 'PullRequestVerdict', verdict: Verdict, headSha: string, decidedAt: string, overriddenBy: string | null, overrideReason: string | null }> };

export type TraceFragment = { __typename: 'VerdictTrace', verdict: Verdict, complete: boolean, commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null }> }> };

export type TracedCommitFragment = { __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null }> };

export type TracedPersonFragment = { __typename: 'SubjectTrace', person: number, role: SubjectRole, email: string | null, account: string | null, assurance: Assurance, covered: boolean, required: boolean, rule: string | null, importedFrom: string | null, missing: CoverageGap | null, step: CoverageStep | null, stepUrl: string | null };

export type PastVerdictFragment = { __typename: 'PullRequestVerdict', verdict: Verdict, headSha: string, decidedAt: string, overriddenBy: string | null, overrideReason: string | null };

export type DemoLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoLinkQuery = { demoLinkId: string | null };

export type ListedLinksQueryVariables = Exact<{
  search: string;
  after?: string | null | undefined;
}>;


export type ListedLinksQuery = { listedLinks: { __typename: 'ListedLinkConnection', totalCount: number, nodes: Array<{ __typename: 'ListedLink', id: string, alias: string, projectUrl: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ImportLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportLinkQuery = { linkDetails: { __typename: 'LinkDetails', id: string, viewerRole: LinkRole, link: { __typename: 'Link', id: string, alias: string } } };

export type LinkClasQueryVariables = Exact<{
  id: string | number;
}>;


export type LinkClasQuery = { linkDetails: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } };

export type AddClaMutationVariables = Exact<{
  input: AddClaInput;
}>;


export type AddClaMutation = { addCla: { __typename: 'LinkClaPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type UpdateClaMutationVariables = Exact<{
  input: UpdateClaInput;
}>;


export type UpdateClaMutation = { updateCla: { __typename: 'LinkClaPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type SetClaSummaryMutationVariables = Exact<{
  input: SetClaSummaryInput;
}>;


export type SetClaSummaryMutation = { setClaSummary: { __typename: 'LinkClaPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type RemoveClaMutationVariables = Exact<{
  input: RemoveClaInput;
}>;


export type RemoveClaMutation = { removeCla: { __typename: 'LinkPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type LinkClasFragment = { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, claVersions: Array<{ __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } }>, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } };

export type ClaVersionRowFragment = { __typename: 'ClaVersion', state: ClaState, sourceUrl: string | null, signingCount: number, removable: boolean, cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, sha256: string, summary: string | null, createdAt: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean }> } };

export type ClaUpdatePreviewQueryVariables = Exact<{
  linkId: string | number;
  type: SigningType;
  language: Language;
  documentSha256?: string | number | null | undefined;
  fields?: Array<FieldDefinitionInputType> | FieldDefinitionInputType | null | undefined;
  replacedClaId?: string | number | null | undefined;
}>;


export type ClaUpdatePreviewQuery = { claUpdatePreview: { __typename: 'ClaUpdatePreview', isTextAvailable: boolean, graceEndsAt: string, recipients: { __typename: 'ClaRecipients', individual: number, corporation: number, employee: number, unmailed: number }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> } };

export type ClaUpdateReviewFragment = { __typename: 'ClaUpdatePreview', isTextAvailable: boolean, graceEndsAt: string, recipients: { __typename: 'ClaRecipients', individual: number, corporation: number, employee: number, unmailed: number }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> };

export type LinksQueryVariables = Exact<{
  search?: string | null | undefined;
  sort: LinkSort;
  after?: string | null | undefined;
}>;


export type LinksQuery = { links: { __typename: 'LinkDetailsConnection', totalCount: number, nodes: Array<{ __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LinkSettingsQueryVariables = Exact<{
  id: string | number;
}>;


export type LinkSettingsQuery = { linkDetails: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } };

export type UpdateLinkMutationVariables = Exact<{
  input: UpdateLinkInput;
}>;


export type UpdateLinkMutation = { updateLink: { __typename: 'LinkPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type UnlinkLinkMutationVariables = Exact<{
  input: UnlinkLinkInput;
}>;


export type UnlinkLinkMutation = { unlinkLink: { __typename: 'UnlinkLinkPayload', unlinkedLinkId: string } };

export type SetLinkSigningStateMutationVariables = Exact<{
  input: SetLinkSigningStateInput;
}>;


export type SetLinkSigningStateMutation = { setLinkSigningState: { __typename: 'LinkPayload', link: { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } } } };

export type OwnSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSendersQuery = { serviceSender: string | null, senderCredentials: Array<{ __typename: 'Sender', address: string, provider: SenderProvider }> };

export type LinkRowFragment = { __typename: 'LinkDetails', id: string, createdAt: string, frozenAt: string | null, ownerAccount: string, viewerRole: LinkRole, senderAddress: string | null, gracePeriodDays: number, statusVisibility: StatusVisibility, listed: boolean, requiresSecondFactor: boolean, retentionDays: number, legalHold: boolean, uncoveredPullRequests: number, codeBudget: { __typename: 'CodeBudget', sentToday: number, perDay: number }, corporationCounts: { __typename: 'CorporationSigningCounts', awaitingReview: number }, signingCounts: { __typename: 'SigningCounts', individual: number, corporation: number, employee: number }, link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, languages: Array<Language>, signingTypes: Array<SigningType>, signingState: LinkSigningState, visitorText: string | null, returnOrigins: Array<string> } };

export type LinkMembersQueryVariables = Exact<{
  linkId: string | number;
}>;


export type LinkMembersQuery = { linkMembers: { __typename: 'LinkMembers', members: Array<{ __typename: 'LinkMember', id: string, name: string, account: string, role: LinkRole, joinedAt: string | null, isViewer: boolean }>, invitations: Array<{ __typename: 'LinkInvitation', id: string, email: string, role: LinkMemberRole, invitedAt: string, expiresAt: string }> } };

export type LinkMemberRowFragment = { __typename: 'LinkMember', id: string, name: string, account: string, role: LinkRole, joinedAt: string | null, isViewer: boolean };

export type LinkInvitationRowFragment = { __typename: 'LinkInvitation', id: string, email: string, role: LinkMemberRole, invitedAt: string, expiresAt: string };

export type InviteLinkMemberMutationVariables = Exact<{
  input: InviteLinkMemberInput;
}>;


export type InviteLinkMemberMutation = { inviteLinkMember: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', invitations: Array<{ __typename: 'LinkInvitation', id: string }> } } };

export type WithdrawLinkInvitationMutationVariables = Exact<{
  input: LinkMemberInput;
}>;


export type WithdrawLinkInvitationMutation = { withdrawLinkInvitation: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', invitations: Array<{ __typename: 'LinkInvitation', id: string }> } } };

export type ChangeLinkMemberRoleMutationVariables = Exact<{
  input: ChangeLinkMemberRoleInput;
}>;


export type ChangeLinkMemberRoleMutation = { changeLinkMemberRole: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', members: Array<{ __typename: 'LinkMember', id: string, role: LinkRole }> } } };

export type RemoveLinkMemberMutationVariables = Exact<{
  input: LinkMemberInput;
}>;


export type RemoveLinkMemberMutation = { removeLinkMember: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', members: Array<{ __typename: 'LinkMember', id: string }> } } };

export type TransferLinkMutationVariables = Exact<{
  input: LinkMemberInput;
}>;


export type TransferLinkMutation = { transferLink: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', members: Array<{ __typename: 'LinkMember', id: string }> } } };

export type LeaveLinkMutationVariables = Exact<{
  input: LeaveLinkInput;
}>;


export type LeaveLinkMutation = { leaveLink: { __typename: 'LinkMembershipPayload', linkId: string } };

export type LinkInvitationQueryVariables = Exact<{
  key: string | number;
}>;


export type LinkInvitationQuery = { linkInvitation: { __typename: 'LinkInvitationOffer', community: string, projectUrl: string, inviter: string, email: string, role: LinkMemberRole, expiresAt: string } };

export type AcceptLinkInvitationMutationVariables = Exact<{
  input: AcceptLinkInvitationInput;
}>;


export type AcceptLinkInvitationMutation = { acceptLinkInvitation: { __typename: 'LinkMembershipPayload', linkId: string } };

export type CodePlatformsQueryVariables = Exact<{ [key: string]: never; }>;


export type CodePlatformsQuery = { codePlatforms: Array<CodePlatform> };

export type LogInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LogInMutation = { login: { __typename: 'LoginPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } | null, choices: Array<{ __typename: 'LoginChoice', linkId: string, alias: string, projectUrl: string, corporationName: string, role: ViewerRole }>, secondFactor: { __typename: 'SecondFactor', challenge: string, methods: Array<FactorMethod> } | null } };

export type StartCodePlatformLoginMutationVariables = Exact<{
  input: StartCodePlatformLoginInput;
}>;


export type StartCodePlatformLoginMutation = { startCodePlatformLogin: { __typename: 'StartCodePlatformLoginPayload', url: string } };

export type RefreshOrganizationsMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshOrganizationsMutation = { refreshOrganizations: { __typename: 'RefreshOrganizationsPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } } };

export type LoginLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type LoginLinkQuery = { link: { __typename: 'Link', id: string, alias: string, projectUrl: string } };

export type Login_ChoiceFragment = { __typename: 'LoginChoice', linkId: string, alias: string, projectUrl: string, corporationName: string, role: ViewerRole };

export type FinishPasskeyAuthenticationMutationVariables = Exact<{
  input: FinishPasskeyAuthenticationInput;
}>;


export type FinishPasskeyAuthenticationMutation = { finishPasskeyAuthentication: { __typename: 'FinishPasskeyAuthenticationPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } } };

export type CompleteLoginMutationVariables = Exact<{
  input: CompleteLoginInput;
}>;


export type CompleteLoginMutation = { completeLogin: { __typename: 'CompleteLoginPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } } };

export type EmployeeManagerRowFragment = { __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null };

export type EmployeeManagersQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeManagersQuery = { corporation: { __typename: 'Corporation', id: string, managerLimit: number, administrators: Array<{ __typename: 'CorporationAdministrator', id: string, account: string, name: string, email: string, isBackup: boolean }>, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } };

export type AdministratorRowFragment = { __typename: 'CorporationAdministrator', id: string, account: string, name: string, email: string, isBackup: boolean };

export type NameBackupAdministratorMutationVariables = Exact<{
  input: NameBackupAdministratorInput;
}>;


export type NameBackupAdministratorMutation = { nameBackupAdministrator: { __typename: 'NameBackupAdministratorPayload', corporation: { __typename: 'Corporation', id: string, administrators: Array<{ __typename: 'CorporationAdministrator', id: string, account: string, name: string, email: string, isBackup: boolean }>, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } } };

export type EndBackupAdministratorMutationVariables = Exact<{ [key: string]: never; }>;


export type EndBackupAdministratorMutation = { endBackupAdministrator: { __typename: 'EndBackupAdministratorPayload', done: boolean } };

export type NewManagerFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewManagerFactsQuery = { viewer: { __typename: 'Viewer', account: string, email: string | null } | null, corporation: { __typename: 'Corporation', id: string, managerLimit: number, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }>, emailDomains: Array<{ __typename: 'EmailDomain', domain: string, primary: boolean, addedAt: string }> } };

export type CreateEmployeeManagersMutationVariables = Exact<{
  input: CreateEmployeeManagersInput;
}>;


export type CreateEmployeeManagersMutation = { createEmployeeManagers: { __typename: 'CreateEmployeeManagersPayload', managers: Array<{ __typename: 'EmployeeManager', id: string }>, corporation: { __typename: 'Corporation', id: string, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } } };

export type RemoveEmployeeManagersMutationVariables = Exact<{
  input: RemoveEmployeeManagersInput;
}>;


export type RemoveEmployeeManagersMutation = { removeEmployeeManagers: { __typename: 'RemoveEmployeeManagersPayload', corporation: { __typename: 'Corporation', id: string, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } } };

export type RenewEmployeeManagerPasswordMutationVariables = Exact<{
  input: RenewEmployeeManagerPasswordInput;
}>;


export type RenewEmployeeManagerPasswordMutation = { renewEmployeeManagerPassword: { __typename: 'RenewEmployeeManagerPasswordPayload', manager: { __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null } } };

export type DeactivateEmployeeManagersMutationVariables = Exact<{
  input: ChangeEmployeeManagersInput;
}>;


export type DeactivateEmployeeManagersMutation = { deactivateEmployeeManagers: { __typename: 'ChangeEmployeeManagersPayload', corporation: { __typename: 'Corporation', id: string, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } } };

export type ReactivateEmployeeManagersMutationVariables = Exact<{
  input: ChangeEmployeeManagersInput;
}>;


export type ReactivateEmployeeManagersMutation = { reactivateEmployeeManagers: { __typename: 'ChangeEmployeeManagersPayload', corporation: { __typename: 'Corporation', id: string, managers: Array<{ __typename: 'EmployeeManager', id: string, account: string, name: string, email: string, createdAt: string, initialPasswordChanged: boolean, oneTimePasswordExpiresAt: string | null, deactivatedAt: string | null }> } } };

export type PolicyDocumentQueryVariables = Exact<{
  set: PolicyDocumentSet;
  language: Language;
  linkId?: string | number | null | undefined;
}>;


export type PolicyDocumentQuery = { policyDocument: { __typename: 'PolicyDocument', set: PolicyDocumentSet, language: Language, version: string, text: string } };

export type PrivacySettingsQueryVariables = Exact<{
  linkId: string | number;
}>;


export type PrivacySettingsQuery = { privacySettings: { __typename: 'PrivacySettings', id: string, alias: string, privacyVersion: string | null, documents: Array<{ __typename: 'LinkPolicyDocument', set: PolicyDocumentSet, language: Language, platform: CodePlatform, owner: string, repo: string, path: string, readAt: string }> } };

export type SetLinkPolicyDocumentMutationVariables = Exact<{
  input: SetLinkPolicyDocumentInput;
}>;


export type SetLinkPolicyDocumentMutation = { setLinkPolicyDocument: { __typename: 'PrivacySettingsPayload', settings: { __typename: 'PrivacySettings', id: string, alias: string, privacyVersion: string | null, documents: Array<{ __typename: 'LinkPolicyDocument', set: PolicyDocumentSet, language: Language, platform: CodePlatform, owner: string, repo: string, path: string, readAt: string }> } } };

export type RemoveLinkPolicyDocumentMutationVariables = Exact<{
  input: RemoveLinkPolicyDocumentInput;
}>;


export type RemoveLinkPolicyDocumentMutation = { removeLinkPolicyDocument: { __typename: 'PrivacySettingsPayload', settings: { __typename: 'PrivacySettings', id: string, alias: string, privacyVersion: string | null, documents: Array<{ __typename: 'LinkPolicyDocument', set: PolicyDocumentSet, language: Language, platform: CodePlatform, owner: string, repo: string, path: string, readAt: string }> } } };

export type PrivacySettingsFragment = { __typename: 'PrivacySettings', id: string, alias: string, privacyVersion: string | null, documents: Array<{ __typename: 'LinkPolicyDocument', set: PolicyDocumentSet, language: Language, platform: CodePlatform, owner: string, repo: string, path: string, readAt: string }> };

export type RepresentativeChangeQueryVariables = Exact<{
  key: string;
}>;


export type RepresentativeChangeQuery = { representativeChange: { __typename: 'RepresentativeChange', community: string, corporationName: string, previousName: string, newName: string, newEmail: string, changedAt: string, endsAt: string } };

export type ConfirmRepresentativeChangeMutationVariables = Exact<{
  input: ConfirmRepresentativeChangeInput;
}>;


export type ConfirmRepresentativeChangeMutation = { confirmRepresentativeChange: { __typename: 'ConfirmRepresentativeChangePayload', done: boolean } };

export type UndoRepresentativeChangeMutationVariables = Exact<{
  input: UndoRepresentativeChangeInput;
}>;


export type UndoRepresentativeChangeMutation = { undoRepresentativeChange: { __typename: 'UndoRepresentativeChangePayload', done: boolean } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ __typename: 'Session', id: string, current: boolean, device: string, network: string, method: SessionMethod, startedAt: string, seenAt: string }> };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { __typename: 'EndSessionPayload', sessions: Array<{ __typename: 'Session', id: string, current: boolean, device: string, network: string, method: SessionMethod, startedAt: string, seenAt: string }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { __typename: 'EndOtherSessionsPayload', sessions: Array<{ __typename: 'Session', id: string, current: boolean, device: string, network: string, method: SessionMethod, startedAt: string, seenAt: string }> } };

export type SessionRowFragment = { __typename: 'Session', id: string, current: boolean, device: string, network: string, method: SessionMethod, startedAt: string, seenAt: string };

export type TotpQueryVariables = Exact<{ [key: string]: never; }>;


export type TotpQuery = { totp: { __typename: 'Totp', confirmedAt: string | null, recoveryCodesLeft: number } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { __typename: 'BeginTotpPayload', secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { __typename: 'ConfirmTotpPayload', recoveryCodes: Array<string> | null } };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { __typename: 'RemoveTotpPayload', totp: { __typename: 'Totp', confirmedAt: string | null, recoveryCodesLeft: number } } };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyRegistrationMutation = { beginPasskeyRegistration: { __typename: 'BeginPasskeyRegistrationPayload', ceremonyId: string, options: string } };

export type FinishPasskeyRegistrationMutationVariables = Exact<{
  input: FinishPasskeyRegistrationInput;
}>;


export type FinishPasskeyRegistrationMutation = { finishPasskeyRegistration: { __typename: 'FinishPasskeyRegistrationPayload', recoveryCodes: Array<string> | null } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'RemovePasskeyPayload', passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type PasskeyRowFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type CreateRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes: { __typename: 'CreateRecoveryCodesPayload', recoveryCodes: Array<string> } };

export type SecondFactorRequirementQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRequirementQuery = { corporation: { __typename: 'Corporation', id: string, requiresSecondFactor: boolean } };

export type SetSecondFactorRequirementMutationVariables = Exact<{
  input: SetSecondFactorRequirementInput;
}>;


export type SetSecondFactorRequirementMutation = { setSecondFactorRequirement: { __typename: 'SetSecondFactorRequirementPayload', corporation: { __typename: 'Corporation', id: string, requiresSecondFactor: boolean } } };

export type ConfirmCommitsMutationVariables = Exact<{
  input: ConfirmCommitsInput;
}>;


export type ConfirmCommitsMutation = { confirmCommits: { __typename: 'ConfirmCommitsPayload', confirmed: Array<string> } };

export type StartConfirmationMutationVariables = Exact<{
  input: StartConfirmationInput;
}>;


export type StartConfirmationMutation = { startConfirmation: { __typename: 'StartConfirmationPayload', url: string } };

export type GrantedCommitsQueryVariables = Exact<{
  grant: string;
}>;


export type GrantedCommitsQuery = { commitsToConfirm: { __typename: 'GrantedCommits', pullRequestId: string, commits: Array<{ __typename: 'GrantedCommit', sha: string, subject: string | null }> } };

export type CommitsToConfirmQueryVariables = Exact<{
  platform: GatePlatform;
  host?: string | null | undefined;
  owner: string;
  repository: string;
  number: number;
}>;


export type CommitsToConfirmQuery = { pullRequestVerdict: { __typename: 'PullRequest', id: string, linkId: string, headSha: string, trace: { __typename: 'VerdictTrace', commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', email: string | null, account: string | null, covered: boolean, required: boolean, step: CoverageStep | null }> }> } } | null };

export type ConfirmableFragment = { __typename: 'VerdictTrace', commits: Array<{ __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', email: string | null, account: string | null, covered: boolean, required: boolean, step: CoverageStep | null }> }> };

export type ConfirmableCommitFragment = { __typename: 'CommitTrace', sha: string, subject: string | null, subjects: Array<{ __typename: 'SubjectTrace', email: string | null, account: string | null, covered: boolean, required: boolean, step: CoverageStep | null }> };

export type LinkQueryVariables = Exact<{
  id: string | number;
}>;


export type LinkQuery = { link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, signingTypes: Array<SigningType>, languages: Array<Language>, signingState: LinkSigningState, visitorText: string | null, clas: Array<{ __typename: 'Cla', id: string, type: SigningType, number: number, language: Language, version: number, documentUrl: string, sha256: string, summary: string | null, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }> } };

export type ReturnPlacesQueryVariables = Exact<{
  id: string | number;
}>;


export type ReturnPlacesQuery = { link: { __typename: 'Link', id: string, projectUrl: string, platform: CodePlatform, returnOrigins: Array<string>, pullRequestOrigins: Array<string> } };

export type PullRequestTitleQueryVariables = Exact<{
  platform: GatePlatform;
  host?: string | null | undefined;
  owner: string;
  repository: string;
  number: number;
}>;


export type PullRequestTitleQuery = { pullRequestVerdict: { __typename: 'PullRequest', id: string, title: string | null } | null };

export type SignLinkAliasQueryVariables = Exact<{
  identifier: string;
}>;


export type SignLinkAliasQuery = { signLinkAlias: string | null };

export type Chooser_LinkFragment = { __typename: 'Link', alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, signingTypes: Array<SigningType>, languages: Array<Language>, signingState: LinkSigningState, visitorText: string | null };

export type IndividualSigning_LinkFragment = { __typename: 'Link', alias: string, clas: Array<{ __typename: 'Cla', id: string, type: SigningType, number: number, language: Language, version: number, documentUrl: string, sha256: string, summary: string | null, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }> };

export type SignedCla_ClaFragment = { __typename: 'Cla', number: number, language: Language, version: number, documentUrl: string, sha256: string, summary: string | null, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> };

export type OpenMySigningsMutationVariables = Exact<{
  input: OpenMySigningsInput;
}>;


export type OpenMySigningsMutation = { openMySignings: { __typename: 'OpenMySigningsPayload', email: string, csrfToken: string, expiresAt: string } };

export type CloseMySigningsMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseMySigningsMutation = { closeMySignings: { __typename: 'CloseMySigningsPayload', done: boolean } };

export type WithdrawSigningMutationVariables = Exact<{
  input: WithdrawSigningInput;
}>;


export type WithdrawSigningMutation = { withdrawSigning: { __typename: 'WithdrawSigningPayload', signing: { __typename: 'MySigning', reference: string, kind: SigningKind, state: EvidenceState, name: string, corporationName: string | null, signedAt: string | null, endedAt: string | null, endReason: string | null, documentState: DocumentState, documentUrl: string | null, evidenceUrl: string, withdrawable: boolean, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, erasure: { __typename: 'ErasureRequest', id: string, state: ErasureState, requestedAt: string, decisionReason: string | null } | null, link: { __typename: 'Link', id: string, alias: string, projectUrl: string }, cla: { __typename: 'Cla', id: string, version: number, language: Language } } } };

export type RequestErasureMutationVariables = Exact<{
  input: RequestErasureInput;
}>;


export type RequestErasureMutation = { requestErasure: { __typename: 'RequestErasurePayload', request: { __typename: 'ErasureRequest', id: string, state: ErasureState, requestedAt: string, decisionReason: string | null } } };

export type MySigningsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySigningsQuery = { mySignings: Array<{ __typename: 'MySigning', reference: string, kind: SigningKind, state: EvidenceState, name: string, corporationName: string | null, signedAt: string | null, endedAt: string | null, endReason: string | null, documentState: DocumentState, documentUrl: string | null, evidenceUrl: string, withdrawable: boolean, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, erasure: { __typename: 'ErasureRequest', id: string, state: ErasureState, requestedAt: string, decisionReason: string | null } | null, link: { __typename: 'Link', id: string, alias: string, projectUrl: string }, cla: { __typename: 'Cla', id: string, version: number, language: Language } }>, myIdentities: Array<{ __typename: 'ProvedIdentity', id: string, reference: string, email: string | null, platform: GatePlatform | null, account: string | null }> };

export type MySigningRowFragment = { __typename: 'MySigning', reference: string, kind: SigningKind, state: EvidenceState, name: string, corporationName: string | null, signedAt: string | null, endedAt: string | null, endReason: string | null, documentState: DocumentState, documentUrl: string | null, evidenceUrl: string, withdrawable: boolean, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, erasure: { __typename: 'ErasureRequest', id: string, state: ErasureState, requestedAt: string, decisionReason: string | null } | null, link: { __typename: 'Link', id: string, alias: string, projectUrl: string }, cla: { __typename: 'Cla', id: string, version: number, language: Language } };

export type CorporationProgressQueryVariables = Exact<{
  key: string | number;
}>;


export type CorporationProgressQuery = { corporationProgress: { __typename: 'CorporationProgress', reference: string, corporationName: string, representativeName: string, representativeEmail: string, language: Language, state: CorporationSigningState, linkId: string, community: string, projectUrl: string, submittedAt: string, formReady: boolean, formMail: DocumentMailState | null, uploadedAt: string | null, returnedAt: string | null, returnReason: string | null, approvedAt: string | null, expiresAt: string, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language } } };

export type PagesToSignQueryVariables = Exact<{
  key: string | number;
}>;


export type PagesToSignQuery = { corporationProgress: { __typename: 'CorporationProgress', reference: string, formPages: number | null } };

export type ClaimAddressMutationVariables = Exact<{
  input: ClaimAddressInput;
}>;


export type ClaimAddressMutation = { claimAddress: { __typename: 'ClaimAddressPayload', identity: { __typename: 'ProvedIdentity', id: string, email: string | null } } };

export type StartClaimAccountMutationVariables = Exact<{
  input: StartClaimAccountInput;
}>;


export type StartClaimAccountMutation = { startClaimAccount: { __typename: 'StartClaimAccountPayload', url: string } };

export type SendVerificationCodeMutationVariables = Exact<{
  input: SendVerificationCodeInput;
}>;


export type SendVerificationCodeMutation = { sendVerificationCode: { __typename: 'SendVerificationCodePayload', email: string, resendAfterSeconds: number, expiresAt: string, mailId: string } };

export type CodeTaskQueryVariables = Exact<{
  linkId?: string | number | null | undefined;
}>;


export type CodeTaskQuery = { codeTask: string };

export type CorporationsForEmailQueryVariables = Exact<{
  linkId: string | number;
  email: string;
}>;


export type CorporationsForEmailQuery = { corporationsForEmail: Array<{ __typename: 'EmployerCorporation', id: string, corporationName: string }> };

export type SignIndividualMutationVariables = Exact<{
  input: SignIndividualInput;
}>;


export type SignIndividualMutation = { signIndividual: { __typename: 'SignIndividualPayload', documentToken: string, signing: { __typename: 'IndividualSigning', reference: string, signedAt: string, email: string, name: string, cla: { __typename: 'Cla', id: string, version: number, language: Language } } } };

export type SignEmployeeMutationVariables = Exact<{
  input: SignEmployeeInput;
}>;


export type SignEmployeeMutation = { signEmployee: { __typename: 'SignEmployeePayload', reference: string, signedAt: string, email: string, name: string, corporationName: string, active: boolean, inEffect: boolean, documentToken: string, cla: { __typename: 'Cla', id: string, version: number, language: Language } } };

export type SignCorporationMutationVariables = Exact<{
  input: SignCorporationInput;
}>;


export type SignCorporationMutation = { signCorporation: { __typename: 'SignCorporationPayload', uploadKey: string } };

export type SignedDocumentQueryVariables = Exact<{
  token: string | number;
}>;


export type SignedDocumentQuery = { signedDocument: { __typename: 'SignedDocument', documentUrl: string, documentSha256: string | null, documentMail: DocumentMailState | null } };

export type SigningOfDocumentQueryVariables = Exact<{
  token: string | number;
}>;


export type SigningOfDocumentQuery = { signedDocument: { __typename: 'SignedDocument', reference: string, signing: { __typename: 'DocumentSigning', community: string, name: string, email: string, corporationName: string | null, signedAt: string, state: SigningState, graceEndsAt: string | null, deactivatedAt: string | null, endedAt: string | null, endReason: string | null, replacedBy: string | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, link: { __typename: 'Link', id: string, projectUrl: string, clas: Array<{ __typename: 'Cla', id: string, type: SigningType, language: Language, version: number }> } | null } } };

export type ResendSignedDocumentMutationVariables = Exact<{
  token: string | number;
}>;


export type ResendSignedDocumentMutation = { resendSignedDocument: { __typename: 'SignedDocument', reference: string } };

export type EmailSignedDocumentMutationVariables = Exact<{
  input: EmailSignedDocumentInput;
}>;


export type EmailSignedDocumentMutation = { emailSignedDocument: { __typename: 'EmailSignedDocumentPayload', reference: string } };

export type SignedIndividualFragment = { __typename: 'IndividualSigning', reference: string, signedAt: string, email: string, name: string, cla: { __typename: 'Cla', id: string, version: number, language: Language } };

export type IndividualClaDiffQueryVariables = Exact<{
  linkId: string | number;
  email: string;
}>;


export type IndividualClaDiffQuery = { individualClaDiff: { __typename: 'ClaDiff', graceEndsAt: string, isTextAvailable: boolean, from: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, required: boolean }> }, to: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> } };

export type SignedAtQueryVariables = Exact<{
  linkId: string | number;
  email: string;
}>;


export type SignedAtQuery = { signingStatus: { __typename: 'SigningStatus', signedAt: string | null, level: EvidenceLevel | null } };

export type AgreeToIndividualClaMutationVariables = Exact<{
  input: AgreeToCurrentIndividualClaInput;
}>;


export type AgreeToIndividualClaMutation = { agreeToCurrentIndividualCla: { __typename: 'AgreeToCurrentIndividualClaPayload', documentToken: string, signing: { __typename: 'IndividualSigning', reference: string, signedAt: string, email: string, name: string, cla: { __typename: 'Cla', id: string, version: number, language: Language } } } };

export type UpdateDiffFragment = { __typename: 'ClaDiff', graceEndsAt: string, isTextAvailable: boolean, from: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, required: boolean }> }, to: { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }, paragraphs: Array<{ __typename: 'ClaDiffParagraph', kind: ClaDiffKind, before: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }>, after: Array<{ __typename: 'ClaDiffRun', text: string, changed: boolean }> }> };

export type UpdatedClaFragment = { __typename: 'Cla', id: string, number: number, language: Language, version: number, createdAt: string, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> };

export type SigningsQueryVariables = Exact<{
  linkId: string | number;
  kind?: SigningKind | null | undefined;
  state?: EvidenceState | null | undefined;
  claId?: string | number | null | undefined;
  signedFrom?: string | null | undefined;
  signedTo?: string | null | undefined;
  search?: string | null | undefined;
  sort: SigningSort;
  after?: string | null | undefined;
}>;


export type SigningsQuery = { signings: { __typename: 'SigningConnection', totalCount: number, nodes: Array<{ __typename: 'Signing', id: string, reference: string, kind: SigningKind, state: EvidenceState, name: string | null, email: string | null, corporationName: string | null, language: Language, signedAt: string | null, endedAt: string | null, endReason: string | null, endsAt: string | null, endNote: string | null, documentState: DocumentState, documentSha256: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SigningsLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type SigningsLinkQuery = { linkDetails: { __typename: 'LinkDetails', id: string, viewerRole: LinkRole, link: { __typename: 'Link', id: string, alias: string }, claVersions: Array<{ __typename: 'ClaVersion', cla: { __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number } }> } };

export type SigningRowFragment = { __typename: 'Signing', id: string, reference: string, kind: SigningKind, state: EvidenceState, name: string | null, email: string | null, corporationName: string | null, language: Language, signedAt: string | null, endedAt: string | null, endReason: string | null, endsAt: string | null, endNote: string | null, documentState: DocumentState, documentSha256: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }> };

export type EndSigningMutationVariables = Exact<{
  input: EndSigningInput;
}>;


export type EndSigningMutation = { endSigning: { __typename: 'EndSigningPayload', signing: { __typename: 'Signing', id: string, reference: string, kind: SigningKind, state: EvidenceState, name: string | null, email: string | null, corporationName: string | null, language: Language, signedAt: string | null, endedAt: string | null, endReason: string | null, endsAt: string | null, endNote: string | null, documentState: DocumentState, documentSha256: string | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, cla: { __typename: 'Cla', id: string, version: number, language: Language }, fieldValues: Array<{ __typename: 'FieldValue', id: string, type: FieldType, title: string, value: string }> } } };

export type RecordSigningMutationVariables = Exact<{
  input: RecordSigningInput;
}>;


export type RecordSigningMutation = { recordSigning: { __typename: 'RecordSigningPayload', signing: { __typename: 'Signing', id: string } } };

export type VerifyDocumentQueryVariables = Exact<{
  sha256: string | number;
}>;


export type VerifyDocumentQuery = { verifyDocument: { __typename: 'DocumentVerification', known: boolean, kind: DocumentKind | null, reference: string | null, community: string | null, claVersion: number | null, claSha256: string | null, documentSha256: string | null, signedAt: string | null, state: EvidenceState | null, endedAt: string | null, endReason: string | null, signer: string | null, sealGap: SealGap | null, proof: EvidenceProof | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, seal: { __typename: 'DocumentSeal', state: SealState, certificateFingerprint: string, sealedAt: string } | null, chain: { __typename: 'ChainPosition', sequence: number, eventHash: string, checkpointAt: string | null } | null } };

export type VerifyReferenceQueryVariables = Exact<{
  reference: string | number;
}>;


export type VerifyReferenceQuery = { verifyReference: { __typename: 'DocumentVerification', known: boolean, kind: DocumentKind | null, reference: string | null, community: string | null, claVersion: number | null, claSha256: string | null, documentSha256: string | null, signedAt: string | null, state: EvidenceState | null, endedAt: string | null, endReason: string | null, signer: string | null, sealGap: SealGap | null, proof: EvidenceProof | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, seal: { __typename: 'DocumentSeal', state: SealState, certificateFingerprint: string, sealedAt: string } | null, chain: { __typename: 'ChainPosition', sequence: number, eventHash: string, checkpointAt: string | null } | null } };

export type VerificationFragment = { __typename: 'DocumentVerification', known: boolean, kind: DocumentKind | null, reference: string | null, community: string | null, claVersion: number | null, claSha256: string | null, documentSha256: string | null, signedAt: string | null, state: EvidenceState | null, endedAt: string | null, endReason: string | null, signer: string | null, sealGap: SealGap | null, proof: EvidenceProof | null, origin: { __typename: 'SigningOrigin', source: string, level: EvidenceLevel, signedAtPrecision: TimePrecision, versionKnown: boolean } | null, seal: { __typename: 'DocumentSeal', state: SealState, certificateFingerprint: string, sealedAt: string } | null, chain: { __typename: 'ChainPosition', sequence: number, eventHash: string, checkpointAt: string | null } | null };

export type WebhooksQueryVariables = Exact<{
  linkId: string | number;
}>;


export type WebhooksQuery = { webhooks: Array<{ __typename: 'Webhook', id: string, url: string, events: Array<string>, active: boolean, personalData: boolean, lastDeliveryAt: string | null, lastTried: { __typename: 'WebhookDelivery', id: string, createdAt: string, deliveredAt: string | null, responseStatus: number | null, error: string | null } | null }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'CreateWebhookPayload', secret: string, webhook: { __typename: 'Webhook', id: string, url: string, events: Array<string>, active: boolean, personalData: boolean, lastDeliveryAt: string | null, lastTried: { __typename: 'WebhookDelivery', id: string, createdAt: string, deliveredAt: string | null, responseStatus: number | null, error: string | null } | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'UpdateWebhookPayload', secret: string | null, webhook: { __typename: 'Webhook', id: string, url: string, events: Array<string>, active: boolean, personalData: boolean, lastDeliveryAt: string | null, lastTried: { __typename: 'WebhookDelivery', id: string, createdAt: string, deliveredAt: string | null, responseStatus: number | null, error: string | null } | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { __typename: 'DeleteWebhookPayload', deletedId: string } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'TestWebhookPayload', delivery: { __typename: 'WebhookDelivery', id: string } } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string | number;
  failed?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookDelivery', id: string, event: string, createdAt: string, deliveredAt: string | null, attempts: number, nextAttemptAt: string | null, failed: boolean, responseStatus: number | null, responseBody: string | null, error: string | null, requestBody: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { __typename: 'ReplayWebhookDeliveryPayload', delivery: { __typename: 'WebhookDelivery', id: string } } };

export type WebhookRowFragment = { __typename: 'Webhook', id: string, url: string, events: Array<string>, active: boolean, personalData: boolean, lastDeliveryAt: string | null, lastTried: { __typename: 'WebhookDelivery', id: string, createdAt: string, deliveredAt: string | null, responseStatus: number | null, error: string | null } | null };

export type WebhookDeliveryRowFragment = { __typename: 'WebhookDelivery', id: string, event: string, createdAt: string, deliveredAt: string | null, attempts: number, nextAttemptAt: string | null, failed: boolean, responseStatus: number | null, responseBody: string | null, error: string | null, requestBody: string };

export type LinkRoleQueryVariables = Exact<{
  linkId: string | number;
}>;


export type LinkRoleQuery = { link: { __typename: 'Link', id: string, viewerRole: LinkRole | null } };

export type PendingClaFragment = { __typename: 'Corporation', id: string, graceEndsAt: string | null, pendingCla: { __typename: 'Cla', id: string, version: number } | null };

export type StepUpMutationVariables = Exact<{
  input: StepUpInput;
}>;


export type StepUpMutation = { stepUp: { __typename: 'StepUpPayload', until: string } };

export type BeginPlatformStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPlatformStepUpMutation = { beginPlatformStepUp: { __typename: 'BeginPlatformStepUpPayload', url: string } };

export type BeginPasskeyAuthenticationMutationVariables = Exact<{
  input: BeginPasskeyAuthenticationInput;
}>;


export type BeginPasskeyAuthenticationMutation = { beginPasskeyAuthentication: { __typename: 'BeginPasskeyAuthenticationPayload', ceremonyId: string, options: string } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { __typename: 'LogoutPayload', done: boolean } };

export type AcceptPrivacyPolicyMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptPrivacyPolicyMutation = { acceptPrivacyPolicy: { __typename: 'AcceptPrivacyPolicyPayload', viewer: { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> } } };

export type Session_ViewerFragment = { __typename: 'Viewer', role: ViewerRole, account: string, name: string, platform: AccountPlatform | null, linkId: string | null, corporationName: string | null, initialPasswordChanged: boolean, isServiceAdministrator: boolean, secondFactorMissing: boolean, organizations: Array<{ __typename: 'Organization', name: string, platform: CodePlatform, url: string | null }> };

export type SessionEndQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionEndQuery = { sessionEnd: { __typename: 'SessionEnd', secondsLeft: number, isFinal: boolean } | null };

export const ActivityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ActivityRowFragment, unknown>;
export const PlottedPeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlottedPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]} as unknown as DocumentNode<PlottedPeriodFragment, unknown>;
export const LocalAccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<LocalAccountRowFragment, unknown>;
export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const Sender_ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}}]}}]} as unknown as DocumentNode<Sender_ChoiceFragment, unknown>;
export const Sender_ServerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_server"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SenderServer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}}]} as unknown as DocumentNode<Sender_ServerFragment, unknown>;
export const ClaDocument_ClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDocument_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode<ClaDocument_ClaFragment, unknown>;
export const SigningOriginFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<SigningOriginFragment, unknown>;
export const PendingClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PendingClaFragment, unknown>;
export const CorporationClaVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationClaVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<CorporationClaVersionFragment, unknown>;
export const CorporationClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCla"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreedBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationClaVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<CorporationClaFragment, unknown>;
export const CorporationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<CorporationRowFragment, unknown>;
export const EmployeeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<EmployeeRowFragment, unknown>;
export const PreApprovalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<PreApprovalRowFragment, unknown>;
export const ErasureRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]} as unknown as DocumentNode<ErasureRequestRowFragment, unknown>;
export const DeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"replayable"}}]}}]} as unknown as DocumentNode<DeliveryRowFragment, unknown>;
export const OldCheckComparisonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OldCheckComparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictComparison"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oldCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"agreeing"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<OldCheckComparisonFragment, unknown>;
export const VerdictDifferenceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerdictDifferenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"oldVerdict"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}}]}}]} as unknown as DocumentNode<VerdictDifferenceRowFragment, unknown>;
export const ConnectionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}}]} as unknown as DocumentNode<ConnectionRowFragment, unknown>;
export const FindingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Finding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]} as unknown as DocumentNode<FindingFragment, unknown>;
export const GatedOrganizationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedOrganizationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}}]}}]} as unknown as DocumentNode<GatedOrganizationRowFragment, unknown>;
export const PolicyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthors"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthorsNeedConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"acceptClaimedAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"agents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"accountIds"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"stance"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"host"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemptOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLines"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLinesFiles"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"commands"}},{"kind":"Field","name":{"kind":"Name","value":"openerMayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMails"}},{"kind":"Field","name":{"kind":"Name","value":"resolveComment"}},{"kind":"Field","name":{"kind":"Name","value":"passAsTester"}},{"kind":"Field","name":{"kind":"Name","value":"oldCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}}]}}]}}]} as unknown as DocumentNode<PolicyFactsFragment, unknown>;
export const PullRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"opener"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PullRequestRowFragment, unknown>;
export const GatedRepositoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedRepositoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedRepository"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"repositoryId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"byOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"openPullRequests"}}]}}]} as unknown as DocumentNode<GatedRepositoryRowFragment, unknown>;
export const TracedPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}}]} as unknown as DocumentNode<TracedPersonFragment, unknown>;
export const TracedCommitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}}]} as unknown as DocumentNode<TracedCommitFragment, unknown>;
export const TraceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedCommit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson"}}]}}]}}]} as unknown as DocumentNode<TraceFragment, unknown>;
export const PastVerdictFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequestVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"overriddenBy"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}}]}}]} as unknown as DocumentNode<PastVerdictFragment, unknown>;
export const JudgedPullRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgedPullRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"opener"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"parked"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastVerdict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedCommit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequestVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"overriddenBy"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}}]}}]} as unknown as DocumentNode<JudgedPullRequestFragment, unknown>;
export const LinkRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}}]} as unknown as DocumentNode<LinkRowFragment, unknown>;
export const ClaVersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}}]} as unknown as DocumentNode<ClaVersionRowFragment, unknown>;
export const LinkClasFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}}]} as unknown as DocumentNode<LinkClasFragment, unknown>;
export const ClaUpdateReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaUpdateReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaUpdatePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"unmailed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}}]} as unknown as DocumentNode<ClaUpdateReviewFragment, unknown>;
export const LinkMemberRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]} as unknown as DocumentNode<LinkMemberRowFragment, unknown>;
export const LinkInvitationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkInvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<LinkInvitationRowFragment, unknown>;
export const Login_ChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<Login_ChoiceFragment, unknown>;
export const EmployeeManagerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<EmployeeManagerRowFragment, unknown>;
export const AdministratorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationAdministrator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isBackup"}}]}}]} as unknown as DocumentNode<AdministratorRowFragment, unknown>;
export const PrivacySettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"privacyVersion"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repo"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<PrivacySettingsFragment, unknown>;
export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const PasskeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeyRowFragment, unknown>;
export const ConfirmableCommitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmableCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}}]}}]} as unknown as DocumentNode<ConfirmableCommitFragment, unknown>;
export const ConfirmableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Confirmable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmableCommit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmableCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}}]}}]} as unknown as DocumentNode<ConfirmableFragment, unknown>;
export const Chooser_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Chooser_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}}]}}]} as unknown as DocumentNode<Chooser_LinkFragment, unknown>;
export const SignedCla_ClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]} as unknown as DocumentNode<SignedCla_ClaFragment, unknown>;
export const IndividualSigning_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndividualSigning_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedCla_cla"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]} as unknown as DocumentNode<IndividualSigning_LinkFragment, unknown>;
export const MySigningRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MySigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<MySigningRowFragment, unknown>;
export const SignedIndividualFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIndividual"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SignedIndividualFragment, unknown>;
export const ClaDiff_ClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<ClaDiff_ClaFragment, unknown>;
export const ClaDiffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<ClaDiffFragment, unknown>;
export const UpdatedClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdatedCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<UpdatedClaFragment, unknown>;
export const UpdateDiffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdatedCla"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdatedCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]} as unknown as DocumentNode<UpdateDiffFragment, unknown>;
export const SigningRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<SigningRowFragment, unknown>;
export const VerificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"claVersion"}},{"kind":"Field","name":{"kind":"Name","value":"claSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"sealGap"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"certificateFingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"eventHash"}},{"kind":"Field","name":{"kind":"Name","value":"checkpointAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<VerificationFragment, unknown>;
export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const Session_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<Session_ViewerFragment, unknown>;
export const FooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icp"}},{"kind":"Field","name":{"kind":"Name","value":"police"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]}}]} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const ShownProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]} as unknown as DocumentNode<ShownProjectQuery, ShownProjectQueryVariables>;
export const OtherProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ALIAS_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OtherProjectsQuery, OtherProjectsQueryVariables>;
export const SetLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const ClaTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]} as unknown as DocumentNode<ClaTextQuery, ClaTextQueryVariables>;
export const SigningTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]} as unknown as DocumentNode<SigningTextQuery, SigningTextQueryVariables>;
export const CodeMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodeMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CodeMailQuery, CodeMailQueryVariables>;
export const KeysToRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeysToRevoke"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<KeysToRevokeQuery, KeysToRevokeQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ReplaceOneTimePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceOneTimePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplaceOneTimePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceOneTimePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ReplaceOneTimePasswordMutation, ReplaceOneTimePasswordMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PasswordResetLinkQuery, PasswordResetLinkQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LocalAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<LocalAccountsQuery, LocalAccountsQueryVariables>;
export const CreateLocalAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLocalAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLocalAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLocalAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<CreateLocalAccountMutation, CreateLocalAccountMutationVariables>;
export const RenewLocalAccountPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewLocalAccountPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewLocalAccountPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewLocalAccountPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<RenewLocalAccountPasswordMutation, RenewLocalAccountPasswordMutationVariables>;
export const DeactivateLocalAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateLocalAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLocalAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateLocalAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<DeactivateLocalAccountMutation, DeactivateLocalAccountMutationVariables>;
export const ReactivateLocalAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateLocalAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLocalAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateLocalAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<ReactivateLocalAccountMutation, ReactivateLocalAccountMutationVariables>;
export const EndLocalAccountSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndLocalAccountSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLocalAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endLocalAccountSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]} as unknown as DocumentNode<EndLocalAccountSessionsMutation, EndLocalAccountSessionsMutationVariables>;
export const ActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ActivityQuery, ActivityQueryVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const ApiKeyLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeyLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ALIAS_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeyLinksQuery, ApiKeyLinksQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedId"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const CheckRepositoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckRepository"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckRepositoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkRepository"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repository"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<CheckRepositoryMutation, CheckRepositoryMutationVariables>;
export const CreateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateLinkMutation, CreateLinkMutationVariables>;
export const CreatedLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]} as unknown as DocumentNode<CreatedLinkQuery, CreatedLinkQueryVariables>;
export const WizardSendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WizardSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceSender"}},{"kind":"Field","name":{"kind":"Name","value":"senderProviders"}},{"kind":"Field","name":{"kind":"Name","value":"senderServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sender_server"}}]}},{"kind":"Field","name":{"kind":"Name","value":"senderCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sender_choice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_server"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SenderServer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}}]}}]} as unknown as DocumentNode<WizardSendersQuery, WizardSendersQueryVariables>;
export const VerifySenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<VerifySenderMutation, VerifySenderMutationVariables>;
export const AuthorizeSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthorizeSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizeSenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizeSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sender_choice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sender_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}}]}}]} as unknown as DocumentNode<AuthorizeSenderMutation, AuthorizeSenderMutationVariables>;
export const StartGmailAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGmailAuthorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGmailAuthorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartGmailAuthorizationMutation, StartGmailAuthorizationMutationVariables>;
export const ClaDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDocument_cla"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDocument_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode<ClaDocumentQuery, ClaDocumentQueryVariables>;
export const ConfirmationMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmationMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<ConfirmationMailsQuery, ConfirmationMailsQueryVariables>;
export const SetConfirmationMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConfirmationMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetConfirmationMailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConfirmationMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<SetConfirmationMailsMutation, SetConfirmationMailsMutationVariables>;
export const CorporationClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationCla"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationClaVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCla"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreedBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}}]}}]}}]} as unknown as DocumentNode<CorporationClaQuery, CorporationClaQueryVariables>;
export const CorporationClaDiffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationClaDiff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationClaDiff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}}]} as unknown as DocumentNode<CorporationClaDiffQuery, CorporationClaDiffQueryVariables>;
export const AgreeToCorporationClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToCorporationCla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreeToCurrentCorporationClaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToCurrentCorporationCla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationCla"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationClaVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCla"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreedBy"}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationClaVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AgreeToCorporationClaMutation, AgreeToCorporationClaMutationVariables>;
export const CorporationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Corporations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waitsFor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationWait"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSignings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"waitsFor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waitsFor"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"corporationSigningCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uncompleted"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingDocument"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<CorporationsQuery, CorporationsQueryVariables>;
export const CorporationsExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waitsFor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationWait"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSignings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"waitsFor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waitsFor"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<CorporationsExportQuery, CorporationsExportQueryVariables>;
export const CorporationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Corporation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<CorporationQuery, CorporationQueryVariables>;
export const CorporationClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individualSignings"}}]}}]}}]} as unknown as DocumentNode<CorporationClaimQuery, CorporationClaimQueryVariables>;
export const DocumentToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentToSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentToSign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}}]} as unknown as DocumentNode<DocumentToSignQuery, DocumentToSignQueryVariables>;
export const ResendCorporationDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendCorporationDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendCorporationDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<ResendCorporationDocumentMutation, ResendCorporationDocumentMutationVariables>;
export const RenewAdministratorPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewAdministratorPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewAdministratorPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<RenewAdministratorPasswordMutation, RenewAdministratorPasswordMutationVariables>;
export const ApproveCorporationSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveCorporationSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pdfUploadedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCorporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pdfUploadedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pdfUploadedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<ApproveCorporationSigningMutation, ApproveCorporationSigningMutationVariables>;
export const ReturnCorporationSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnCorporationSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnCorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnCorporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<ReturnCorporationSigningMutation, ReturnCorporationSigningMutationVariables>;
export const DeleteCorporationSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCorporationSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCorporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<DeleteCorporationSigningMutation, DeleteCorporationSigningMutationVariables>;
export const RestoreCorporationSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCorporationSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCorporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<RestoreCorporationSigningMutation, RestoreCorporationSigningMutationVariables>;
export const UpdateRepresentativeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRepresentative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRepresentativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRepresentative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<UpdateRepresentativeMutation, UpdateRepresentativeMutationVariables>;
export const PurgeCorporationSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurgeCorporationSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurgeCorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgeCorporationSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purgedId"}}]}}]}}]} as unknown as DocumentNode<PurgeCorporationSigningMutation, PurgeCorporationSigningMutationVariables>;
export const RevokeUploadLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeUploadLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUploadLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationSigning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorporationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorporationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedPdfNote"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"uploadLinkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administratorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"administratorHasOneTimePassword"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}}]}}]}}]} as unknown as DocumentNode<RevokeUploadLinksMutation, RevokeUploadLinksMutationVariables>;
export const LinkDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSigned"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isConnected"}},{"kind":"Field","name":{"kind":"Name","value":"hasColleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"unmailed"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"askableAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingDocument"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingCorrection"}},{"kind":"Field","name":{"kind":"Name","value":"waitingEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"failedEmails"}},{"kind":"Field","name":{"kind":"Name","value":"failedDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"pausedConnections"}},{"kind":"Field","name":{"kind":"Name","value":"unreachableRepositories"}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOffWebhooks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlottedPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlottedPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<LinkDashboardQuery, LinkDashboardQueryVariables>;
export const CorporationDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmployeeManager"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCla"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEmployeeManager"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreDomains"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"deactivated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unusedAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<CorporationDashboardQuery, CorporationDashboardQueryVariables>;
export const AskForAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskForAgreementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askableAt"}}]}}]}}]} as unknown as DocumentNode<AskForAgreementMutation, AskForAgreementMutationVariables>;
export const EmailDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]}}]}}]} as unknown as DocumentNode<EmailDomainsQuery, EmailDomainsQueryVariables>;
export const RequestEmailDomainCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailDomainCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailDomainCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailDomainCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}}]}}]}}]} as unknown as DocumentNode<RequestEmailDomainCodeMutation, RequestEmailDomainCodeMutationVariables>;
export const AddEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddEmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddEmailDomainMutation, AddEmailDomainMutationVariables>;
export const EmailDomainRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailDomainRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailDomainRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"managers"}}]}}]}}]} as unknown as DocumentNode<EmailDomainRemovalQuery, EmailDomainRemovalQueryVariables>;
export const RemoveEmailDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEmailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveEmailDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveEmailDomainMutation, RemoveEmailDomainMutationVariables>;
export const EmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Emails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<EmailsQuery, EmailsQueryVariables>;
export const EmailPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"htmlPath"}}]}}]}}]} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;
export const EmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Employees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigningSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmployeeManager"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingCla"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"found"},"name":{"kind":"Name","value":"employeeCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"deactivated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"everybody"},"name":{"kind":"Name","value":"employeeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"deactivated"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"removed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Corporation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<EmployeesQuery, EmployeesQueryVariables>;
export const EmployeesExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigningSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"removed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<EmployeesExportQuery, EmployeesExportQueryVariables>;
export const ActivateEmployeeSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateEmployeeSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"activateEmployeeSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeSignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operationId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<ActivateEmployeeSigningMutation, ActivateEmployeeSigningMutationVariables>;
export const DeactivateEmployeeSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateEmployeeSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"deactivateEmployeeSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeSignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operationId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<DeactivateEmployeeSigningMutation, DeactivateEmployeeSigningMutationVariables>;
export const RemoveEmployeeSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEmployeeSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"removeEmployeeSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeSignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operationId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"preApproved"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<RemoveEmployeeSigningMutation, RemoveEmployeeSigningMutationVariables>;
export const ChangeFoundEmployeeSigningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeFoundEmployeeSignings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeFoundEmployeeSigningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeFoundEmployeeSignings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"remainingCount"}},{"kind":"Field","name":{"kind":"Name","value":"operationId"}}]}}]}}]} as unknown as DocumentNode<ChangeFoundEmployeeSigningsMutation, ChangeFoundEmployeeSigningsMutationVariables>;
export const UndoEmployeeChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmployeeChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEmployeeChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmployeeChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]}}]} as unknown as DocumentNode<UndoEmployeeChangeMutation, UndoEmployeeChangeMutationVariables>;
export const InviteEmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteEmployees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteEmployeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteEmployees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}}]}}]}}]} as unknown as DocumentNode<InviteEmployeesMutation, InviteEmployeesMutationVariables>;
export const SetEmployeeNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEmployeeNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetEmployeeNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEmployeeNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}}]}}]} as unknown as DocumentNode<SetEmployeeNoticesMutation, SetEmployeeNoticesMutationVariables>;
export const SetAutoApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAutoApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAutoApprovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAutoApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}}]}}]}}]}}]} as unknown as DocumentNode<SetAutoApprovalMutation, SetAutoApprovalMutationVariables>;
export const PreApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreApprovals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preApprovals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreApprovalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}}]}}]} as unknown as DocumentNode<PreApprovalsQuery, PreApprovalsQueryVariables>;
export const AddPreApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPreApprovals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPreApprovalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPreApprovals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"listedCount"}},{"kind":"Field","name":{"kind":"Name","value":"signedCount"}}]}}]}}]} as unknown as DocumentNode<AddPreApprovalsMutation, AddPreApprovalsMutationVariables>;
export const RemovePreApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePreApprovals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePreApprovalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePreApprovals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedCount"}}]}}]}}]} as unknown as DocumentNode<RemovePreApprovalsMutation, RemovePreApprovalsMutationVariables>;
export const CorporationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAdministrator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproval"}},{"kind":"Field","name":{"kind":"Name","value":"employeeNotices"}},{"kind":"Field","alias":{"kind":"Name","value":"everybody"},"name":{"kind":"Name","value":"employeeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAdministrator"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isBackup"}}]}}]}}]}}]} as unknown as DocumentNode<CorporationSettingsQuery, CorporationSettingsQueryVariables>;
export const ErasureRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasureRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasureRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]} as unknown as DocumentNode<ErasureRequestsQuery, ErasureRequestsQueryVariables>;
export const ErasureLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasureLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]}}]} as unknown as DocumentNode<ErasureLinkQuery, ErasureLinkQueryVariables>;
export const DecideErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideErasureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureRequestRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]} as unknown as DocumentNode<DecideErasureMutation, DecideErasureMutationVariables>;
export const EraseImportedAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseImportedAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseImportedAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseImportedAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}}]}}]} as unknown as DocumentNode<EraseImportedAccountMutation, EraseImportedAccountMutationVariables>;
export const DeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"failed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"failed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"failed"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"replayable"}}]}}]} as unknown as DocumentNode<DeliveriesQuery, DeliveriesQueryVariables>;
export const ReplayDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Delivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"replayable"}}]}}]} as unknown as DocumentNode<ReplayDeliveryMutation, ReplayDeliveryMutationVariables>;
export const GateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gatedOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatedOrganizationRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"used"},"name":{"kind":"Name","value":"platformConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"own"},"name":{"kind":"Name","value":"platformConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gateHosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdictComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OldCheckComparison"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedOrganizationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OldCheckComparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictComparison"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oldCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"agreeing"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<GateQuery, GateQueryVariables>;
export const VerdictDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerdictDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdictDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerdictDifferenceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerdictDifferenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"oldVerdict"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}}]}}]} as unknown as DocumentNode<VerdictDifferencesQuery, VerdictDifferencesQueryVariables>;
export const GatePlatformsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gatePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"connectedByApp"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}},{"kind":"Field","name":{"kind":"Name","value":"commitCap"}},{"kind":"Field","name":{"kind":"Name","value":"signedBody"}},{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"checks"}},{"kind":"Field","name":{"kind":"Name","value":"mergeQueue"}},{"kind":"Field","name":{"kind":"Name","value":"textChanges"}},{"kind":"Field","name":{"kind":"Name","value":"vouching"}}]}}]}}]} as unknown as DocumentNode<GatePlatformsQuery, GatePlatformsQueryVariables>;
export const ConnectionHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Finding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Finding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]} as unknown as DocumentNode<ConnectionHealthQuery, ConnectionHealthQueryVariables>;
export const BeginGithubAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginGithubApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginGithubAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginGithubApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"manifest"}}]}}]}}]} as unknown as DocumentNode<BeginGithubAppMutation, BeginGithubAppMutationVariables>;
export const ConnectPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectPlatform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectPlatformInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectPlatform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}}]} as unknown as DocumentNode<ConnectPlatformMutation, ConnectPlatformMutationVariables>;
export const ResumeConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}}]} as unknown as DocumentNode<ResumeConnectionMutation, ResumeConnectionMutationVariables>;
export const DisconnectPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectPlatform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisconnectPlatformInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectPlatform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}}]} as unknown as DocumentNode<DisconnectPlatformMutation, DisconnectPlatformMutationVariables>;
export const AvailableOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailableOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableOrganizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"repositories"}}]}}]}}]} as unknown as DocumentNode<AvailableOrganizationsQuery, AvailableOrganizationsQueryVariables>;
export const SetGatedOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGatedOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetGatedOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGatedOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatedOrganizationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedOrganizationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}}]}}]} as unknown as DocumentNode<SetGatedOrganizationMutation, SetGatedOrganizationMutationVariables>;
export const ReleaseGatedOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseGatedOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseGatedOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseGatedOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReleaseGatedOrganizationMutation, ReleaseGatedOrganizationMutationVariables>;
export const GatePolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatePolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"connected"},"name":{"kind":"Name","value":"platformConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gateHosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gatePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"tester"}},{"kind":"Field","name":{"kind":"Name","value":"resolvableComments"}},{"kind":"Field","name":{"kind":"Name","value":"textChanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gatePolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gateTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"acceptClaimedAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commands"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pullRequestCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthors"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthorsNeedConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"acceptClaimedAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"agents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"accountIds"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"stance"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"host"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemptOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLines"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLinesFiles"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"commands"}},{"kind":"Field","name":{"kind":"Name","value":"openerMayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMails"}},{"kind":"Field","name":{"kind":"Name","value":"resolveComment"}},{"kind":"Field","name":{"kind":"Name","value":"passAsTester"}},{"kind":"Field","name":{"kind":"Name","value":"oldCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}}]}}]}}]} as unknown as DocumentNode<GatePolicyQuery, GatePolicyQueryVariables>;
export const GateCommentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GateCommentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gateCommentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<GateCommentPreviewQuery, GateCommentPreviewQueryVariables>;
export const UpdateGatePolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGatePolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGatePolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGatePolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgedAgain"}},{"kind":"Field","name":{"kind":"Name","value":"policy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatePolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthors"}},{"kind":"Field","name":{"kind":"Name","value":"coAuthorsNeedConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"acceptClaimedAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"agents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"accountIds"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"stance"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"host"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exemptOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLines"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLinesFiles"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"commentText"}},{"kind":"Field","name":{"kind":"Name","value":"commentLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"commands"}},{"kind":"Field","name":{"kind":"Name","value":"openerMayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMails"}},{"kind":"Field","name":{"kind":"Name","value":"resolveComment"}},{"kind":"Field","name":{"kind":"Name","value":"passAsTester"}},{"kind":"Field","name":{"kind":"Name","value":"oldCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateGatePolicyMutation, UpdateGatePolicyMutationVariables>;
export const PullRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Verdict"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pullRequestCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"opener"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PullRequestsQuery, PullRequestsQueryVariables>;
export const PullRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JudgedPullRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedCommit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequestVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"overriddenBy"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgedPullRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"opener"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"parked"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastVerdict"}}]}}]}}]} as unknown as DocumentNode<PullRequestQuery, PullRequestQueryVariables>;
export const OverrideVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OverrideVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OverrideVerdictInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overrideVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OverrideVerdictMutation, OverrideVerdictMutationVariables>;
export const GatedRepositoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatedRepositories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gatedRepositories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatedRepositoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedRepositoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedRepository"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"repositoryId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"byOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"openPullRequests"}}]}}]} as unknown as DocumentNode<GatedRepositoriesQuery, GatedRepositoriesQueryVariables>;
export const AvailableRepositoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailableRepositories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableRepositories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"connectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connectionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repositoryId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"private"}},{"kind":"Field","name":{"kind":"Name","value":"gated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatedRepositoryRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedRepositoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedRepository"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"repositoryId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"byOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"openPullRequests"}}]}}]} as unknown as DocumentNode<AvailableRepositoriesQuery, AvailableRepositoriesQueryVariables>;
export const GateConnectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GateConnections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"used"},"name":{"kind":"Name","value":"platformConnections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"own"},"name":{"kind":"Name","value":"platformConnections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"disconnectable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}}]}}]} as unknown as DocumentNode<GateConnectionsQuery, GateConnectionsQueryVariables>;
export const SetGatedRepositoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGatedRepositories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetGatedRepositoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGatedRepositories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repositories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GatedRepositoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GatedRepositoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GatedRepository"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"connectionId"}},{"kind":"Field","name":{"kind":"Name","value":"repositoryId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reachable"}},{"kind":"Field","name":{"kind":"Name","value":"byOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"openPullRequests"}}]}}]} as unknown as DocumentNode<SetGatedRepositoriesMutation, SetGatedRepositoriesMutationVariables>;
export const PullRequestVerdictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullRequestVerdict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GatePlatform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"host"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repository"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"host"},"value":{"kind":"Variable","name":{"kind":"Name","value":"host"}}},{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}},{"kind":"Argument","name":{"kind":"Name","value":"repository"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repository"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JudgedPullRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"assurance"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"stepUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TracedCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TracedCommit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PastVerdict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequestVerdict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"overriddenBy"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JudgedPullRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"opener"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"parked"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PastVerdict"}}]}}]}}]} as unknown as DocumentNode<PullRequestVerdictQuery, PullRequestVerdictQueryVariables>;
export const PullRequestCommunityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullRequestCommunity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]} as unknown as DocumentNode<PullRequestCommunityQuery, PullRequestCommunityQueryVariables>;
export const RecheckPullRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecheckPullRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckPullRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheckPullRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgedAgain"}},{"kind":"Field","name":{"kind":"Name","value":"pullRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecheckPullRequestMutation, RecheckPullRequestMutationVariables>;
export const DemoLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoLinkId"}}]}}]} as unknown as DocumentNode<DemoLinkQuery, DemoLinkQueryVariables>;
export const ListedLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ListedLinksQuery, ListedLinksQueryVariables>;
export const ImportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}}]}}]}}]} as unknown as DocumentNode<ImportLinkQuery, ImportLinkQueryVariables>;
export const LinkClasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkClas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkClas"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}}]} as unknown as DocumentNode<LinkClasQuery, LinkClasQueryVariables>;
export const AddClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddClaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkClas"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}}]} as unknown as DocumentNode<AddClaMutation, AddClaMutationVariables>;
export const UpdateClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkClas"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}}]} as unknown as DocumentNode<UpdateClaMutation, UpdateClaMutationVariables>;
export const SetClaSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetClaSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetClaSummaryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setClaSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkClas"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}}]} as unknown as DocumentNode<SetClaSummaryMutation, SetClaSummaryMutationVariables>;
export const RemoveClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveClaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkClas"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"signingCount"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkClas"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaVersionRow"}}]}}]}}]} as unknown as DocumentNode<RemoveClaMutation, RemoveClaMutationVariables>;
export const ClaUpdatePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaUpdatePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentSha256"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FieldDefinitionInputType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacedClaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claUpdatePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentSha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentSha256"}}},{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}},{"kind":"Argument","name":{"kind":"Name","value":"replacedClaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacedClaId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaUpdateReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaUpdateReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaUpdatePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"unmailed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}}]} as unknown as DocumentNode<ClaUpdatePreviewQuery, ClaUpdatePreviewQueryVariables>;
export const LinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Links"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}}]} as unknown as DocumentNode<LinksQuery, LinksQueryVariables>;
export const LinkSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}}]} as unknown as DocumentNode<LinkSettingsQuery, LinkSettingsQueryVariables>;
export const UpdateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}}]} as unknown as DocumentNode<UpdateLinkMutation, UpdateLinkMutationVariables>;
export const UnlinkLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlinkLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkedLinkId"}}]}}]}}]} as unknown as DocumentNode<UnlinkLinkMutation, UnlinkLinkMutationVariables>;
export const SetLinkSigningStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLinkSigningState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLinkSigningStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLinkSigningState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"gracePeriodDays"}},{"kind":"Field","name":{"kind":"Name","value":"statusVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"retentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"codeBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentToday"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uncoveredPullRequests"}},{"kind":"Field","name":{"kind":"Name","value":"corporationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitingReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individual"}},{"kind":"Field","name":{"kind":"Name","value":"corporation"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}}]}}]}}]} as unknown as DocumentNode<SetLinkSigningStateMutation, SetLinkSigningStateMutationVariables>;
export const OwnSendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceSender"}},{"kind":"Field","name":{"kind":"Name","value":"senderCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}}]}}]}}]} as unknown as DocumentNode<OwnSendersQuery, OwnSendersQueryVariables>;
export const LinkMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkMemberRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkInvitationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkInvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<LinkMembersQuery, LinkMembersQueryVariables>;
export const InviteLinkMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteLinkMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteLinkMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteLinkMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteLinkMemberMutation, InviteLinkMemberMutationVariables>;
export const WithdrawLinkInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawLinkInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLinkInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawLinkInvitationMutation, WithdrawLinkInvitationMutationVariables>;
export const ChangeLinkMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLinkMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLinkMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLinkMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeLinkMemberRoleMutation, ChangeLinkMemberRoleMutationVariables>;
export const RemoveLinkMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLinkMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLinkMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveLinkMemberMutation, RemoveLinkMemberMutationVariables>;
export const TransferLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TransferLinkMutation, TransferLinkMutationVariables>;
export const LeaveLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}}]}}]}}]} as unknown as DocumentNode<LeaveLinkMutation, LeaveLinkMutationVariables>;
export const LinkInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<LinkInvitationQuery, LinkInvitationQueryVariables>;
export const AcceptLinkInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptLinkInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptLinkInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptLinkInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}}]}}]}}]} as unknown as DocumentNode<AcceptLinkInvitationMutation, AcceptLinkInvitationMutationVariables>;
export const CodePlatformsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodePlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codePlatforms"}}]}}]} as unknown as DocumentNode<CodePlatformsQuery, CodePlatformsQueryVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_choice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginChoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const StartCodePlatformLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCodePlatformLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCodePlatformLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCodePlatformLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartCodePlatformLoginMutation, StartCodePlatformLoginMutationVariables>;
export const RefreshOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RefreshOrganizationsMutation, RefreshOrganizationsMutationVariables>;
export const LoginLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}}]}}]} as unknown as DocumentNode<LoginLinkQuery, LoginLinkQueryVariables>;
export const FinishPasskeyAuthenticationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeyAuthentication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyAuthenticationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyAuthentication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<FinishPasskeyAuthenticationMutation, FinishPasskeyAuthenticationMutationVariables>;
export const CompleteLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables>;
export const EmployeeManagersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeManagers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managerLimit"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationAdministrator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isBackup"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<EmployeeManagersQuery, EmployeeManagersQueryVariables>;
export const NameBackupAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameBackupAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NameBackupAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameBackupAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorporationAdministrator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isBackup"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<NameBackupAdministratorMutation, NameBackupAdministratorMutationVariables>;
export const EndBackupAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndBackupAdministrator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endBackupAdministrator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<EndBackupAdministratorMutation, EndBackupAdministratorMutationVariables>;
export const NewManagerFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewManagerFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managerLimit"}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<NewManagerFactsQuery, NewManagerFactsQueryVariables>;
export const CreateEmployeeManagersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEmployeeManagers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmployeeManagersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployeeManagers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<CreateEmployeeManagersMutation, CreateEmployeeManagersMutationVariables>;
export const RemoveEmployeeManagersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEmployeeManagers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveEmployeeManagersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmployeeManagers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<RemoveEmployeeManagersMutation, RemoveEmployeeManagersMutationVariables>;
export const RenewEmployeeManagerPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewEmployeeManagerPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewEmployeeManagerPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewEmployeeManagerPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<RenewEmployeeManagerPasswordMutation, RenewEmployeeManagerPasswordMutationVariables>;
export const DeactivateEmployeeManagersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateEmployeeManagers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmployeeManagersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateEmployeeManagers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<DeactivateEmployeeManagersMutation, DeactivateEmployeeManagersMutationVariables>;
export const ReactivateEmployeeManagersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateEmployeeManagers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmployeeManagersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateEmployeeManagers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeManagerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeManagerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimePasswordExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]} as unknown as DocumentNode<ReactivateEmployeeManagersMutation, ReactivateEmployeeManagersMutationVariables>;
export const PolicyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyDocumentSet"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PolicyDocumentQuery, PolicyDocumentQueryVariables>;
export const PrivacySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"privacyVersion"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repo"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<PrivacySettingsQuery, PrivacySettingsQueryVariables>;
export const SetLinkPolicyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLinkPolicyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLinkPolicyDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLinkPolicyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"privacyVersion"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repo"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<SetLinkPolicyDocumentMutation, SetLinkPolicyDocumentMutationVariables>;
export const RemoveLinkPolicyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLinkPolicyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveLinkPolicyDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLinkPolicyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"privacyVersion"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"repo"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<RemoveLinkPolicyDocumentMutation, RemoveLinkPolicyDocumentMutationVariables>;
export const RepresentativeChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepresentativeChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"representativeChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"previousName"}},{"kind":"Field","name":{"kind":"Name","value":"newName"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<RepresentativeChangeQuery, RepresentativeChangeQueryVariables>;
export const ConfirmRepresentativeChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRepresentativeChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmRepresentativeChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRepresentativeChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<ConfirmRepresentativeChangeMutation, ConfirmRepresentativeChangeMutationVariables>;
export const UndoRepresentativeChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRepresentativeChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoRepresentativeChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRepresentativeChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<UndoRepresentativeChangeMutation, UndoRepresentativeChangeMutationVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const TotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Totp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<TotpQuery, TotpQueryVariables>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const PasskeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeysQuery, PasskeysQueryVariables>;
export const BeginPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ceremonyId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>;
export const FinishPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const CreateRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<CreateRecoveryCodesMutation, CreateRecoveryCodesMutationVariables>;
export const SecondFactorRequirementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as DocumentNode<SecondFactorRequirementQuery, SecondFactorRequirementQueryVariables>;
export const SetSecondFactorRequirementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSecondFactorRequirement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSecondFactorRequirementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSecondFactorRequirement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]}}]} as unknown as DocumentNode<SetSecondFactorRequirementMutation, SetSecondFactorRequirementMutationVariables>;
export const ConfirmCommitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCommits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCommitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCommits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}}]} as unknown as DocumentNode<ConfirmCommitsMutation, ConfirmCommitsMutationVariables>;
export const StartConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartConfirmationMutation, StartConfirmationMutationVariables>;
export const GrantedCommitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantedCommits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitsToConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"grant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grant"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]}}]} as unknown as DocumentNode<GrantedCommitsQuery, GrantedCommitsQueryVariables>;
export const CommitsToConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitsToConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GatePlatform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"host"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repository"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"host"},"value":{"kind":"Variable","name":{"kind":"Name","value":"host"}}},{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}},{"kind":"Argument","name":{"kind":"Name","value":"repository"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repository"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"headSha"}},{"kind":"Field","name":{"kind":"Name","value":"trace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Confirmable"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmableCommit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommitTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"covered"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Confirmable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerdictTrace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmableCommit"}}]}}]}}]} as unknown as DocumentNode<CommitsToConfirmQuery, CommitsToConfirmQueryVariables>;
export const LinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Link"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chooser_link"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndividualSigning_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Chooser_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"signingState"}},{"kind":"Field","name":{"kind":"Name","value":"visitorText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndividualSigning_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedCla_cla"}}]}}]}}]} as unknown as DocumentNode<LinkQuery, LinkQueryVariables>;
export const ReturnPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"returnOrigins"}},{"kind":"Field","name":{"kind":"Name","value":"pullRequestOrigins"}}]}}]}}]} as unknown as DocumentNode<ReturnPlacesQuery, ReturnPlacesQueryVariables>;
export const PullRequestTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullRequestTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GatePlatform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"host"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repository"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullRequestVerdict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"host"},"value":{"kind":"Variable","name":{"kind":"Name","value":"host"}}},{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}},{"kind":"Argument","name":{"kind":"Name","value":"repository"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repository"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<PullRequestTitleQuery, PullRequestTitleQueryVariables>;
export const SignLinkAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignLinkAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signLinkAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}]}]}}]} as unknown as DocumentNode<SignLinkAliasQuery, SignLinkAliasQueryVariables>;
export const OpenMySigningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenMySignings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenMySigningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openMySignings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<OpenMySigningsMutation, OpenMySigningsMutationVariables>;
export const CloseMySigningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseMySignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeMySignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<CloseMySigningsMutation, CloseMySigningsMutationVariables>;
export const WithdrawSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySigningRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MySigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<WithdrawSigningMutation, WithdrawSigningMutationVariables>;
export const RequestErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestErasureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestErasureMutation, RequestErasureMutationVariables>;
export const MySigningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySignings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MySigningRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MySigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MySigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<MySigningsQuery, MySigningsQueryVariables>;
export const CorporationProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeName"}},{"kind":"Field","name":{"kind":"Name","value":"representativeEmail"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formReady"}},{"kind":"Field","name":{"kind":"Name","value":"formMail"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}}]} as unknown as DocumentNode<CorporationProgressQuery, CorporationProgressQueryVariables>;
export const PagesToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PagesToSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"formPages"}}]}}]}}]} as unknown as DocumentNode<PagesToSignQuery, PagesToSignQueryVariables>;
export const ClaimAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimAddressMutation, ClaimAddressMutationVariables>;
export const StartClaimAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartClaimAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartClaimAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startClaimAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartClaimAccountMutation, StartClaimAccountMutationVariables>;
export const SendVerificationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendVerificationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailId"}}]}}]}}]} as unknown as DocumentNode<SendVerificationCodeMutation, SendVerificationCodeMutationVariables>;
export const CodeTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodeTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}]}]}}]} as unknown as DocumentNode<CodeTaskQuery, CodeTaskQueryVariables>;
export const CorporationsForEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporationsForEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporationsForEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}}]}}]}}]} as unknown as DocumentNode<CorporationsForEmailQuery, CorporationsForEmailQueryVariables>;
export const SignIndividualDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignIndividualInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentToken"}},{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIndividual"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIndividual"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SignIndividualMutation, SignIndividualMutationVariables>;
export const SignEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"inEffect"}},{"kind":"Field","name":{"kind":"Name","value":"documentToken"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<SignEmployeeMutation, SignEmployeeMutationVariables>;
export const SignCorporationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignCorporation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignCorporationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signCorporation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadKey"}}]}}]}}]} as unknown as DocumentNode<SignCorporationMutation, SignCorporationMutationVariables>;
export const SignedDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentMail"}}]}}]}}]} as unknown as DocumentNode<SignedDocumentQuery, SignedDocumentQueryVariables>;
export const SigningOfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningOfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SigningOfDocumentQuery, SigningOfDocumentQueryVariables>;
export const ResendSignedDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendSignedDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendSignedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<ResendSignedDocumentMutation, ResendSignedDocumentMutationVariables>;
export const EmailSignedDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailSignedDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailSignedDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailSignedDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<EmailSignedDocumentMutation, EmailSignedDocumentMutationVariables>;
export const IndividualClaDiffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndividualClaDiff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individualClaDiff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateDiff"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isTextAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdatedCla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff_cla"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaDiff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDiff"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdatedCla"}}]}}]}}]} as unknown as DocumentNode<IndividualClaDiffQuery, IndividualClaDiffQueryVariables>;
export const SignedAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<SignedAtQuery, SignedAtQueryVariables>;
export const AgreeToIndividualClaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToIndividualCla"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreeToCurrentIndividualClaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToCurrentIndividualCla"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentToken"}},{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIndividual"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIndividual"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualSigning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<AgreeToIndividualClaMutation, AgreeToIndividualClaMutationVariables>;
export const SigningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Signings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"claId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claId"}}},{"kind":"Argument","name":{"kind":"Name","value":"signedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"signedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SigningsQuery, SigningsQueryVariables>;
export const SigningsLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningsLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SigningsLinkQuery, SigningsLinkQueryVariables>;
export const EndSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Signing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"documentState"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<EndSigningMutation, EndSigningMutationVariables>;
export const RecordSigningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSigning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordSigningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSigning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RecordSigningMutation, RecordSigningMutationVariables>;
export const VerifyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Verification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"claVersion"}},{"kind":"Field","name":{"kind":"Name","value":"claSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"sealGap"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"certificateFingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"eventHash"}},{"kind":"Field","name":{"kind":"Name","value":"checkpointAt"}}]}}]}}]} as unknown as DocumentNode<VerifyDocumentQuery, VerifyDocumentQueryVariables>;
export const VerifyReferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Verification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SigningOrigin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SigningOrigin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"signedAtPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"versionKnown"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"community"}},{"kind":"Field","name":{"kind":"Name","value":"claVersion"}},{"kind":"Field","name":{"kind":"Name","value":"claSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"sealGap"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SigningOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"certificateFingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"eventHash"}},{"kind":"Field","name":{"kind":"Name","value":"checkpointAt"}}]}}]}}]} as unknown as DocumentNode<VerifyReferenceQuery, VerifyReferenceQueryVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"failed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"failed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"failed"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const LinkRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]}}]} as unknown as DocumentNode<LinkRoleQuery, LinkRoleQueryVariables>;
export const StepUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StepUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StepUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<StepUpMutation, StepUpMutationVariables>;
export const BeginPlatformStepUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPlatformStepUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPlatformStepUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BeginPlatformStepUpMutation, BeginPlatformStepUpMutationVariables>;
export const BeginPasskeyAuthenticationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyAuthentication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPasskeyAuthenticationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyAuthentication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ceremonyId"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyAuthenticationMutation, BeginPasskeyAuthenticationMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AcceptPrivacyPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"linkId"}},{"kind":"Field","name":{"kind":"Name","value":"corporationName"}},{"kind":"Field","name":{"kind":"Name","value":"initialPasswordChanged"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorMissing"}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AcceptPrivacyPolicyMutation, AcceptPrivacyPolicyMutationVariables>;
export const SessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}}]}}]}}]} as unknown as DocumentNode<SessionEndQuery, SessionEndQueryVariables>;