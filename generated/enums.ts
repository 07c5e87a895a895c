/** Where the identity of a community manager comes from. */
export const AccountPlatform = {
  /** GitCode. */
  Gitcode: 'GITCODE',
  /** Gitee. */
  Gitee: 'GITEE',
  /** GitHub. */
  Github: 'GITHUB',
  /** An account with a password here. */
  Local: 'LOCAL'
} as const;

export type AccountPlatform = typeof AccountPlatform[keyof typeof AccountPlatform];
/** What can happen at a link. */
export const ActivityAction = {
  /** Signers reminded to agree to a new version. */
  AgreementAsked: 'AGREEMENT_ASKED',
  /** API key created. */
  ApiKeyCreated: 'API_KEY_CREATED',
  /** API key revoked. */
  ApiKeyRevoked: 'API_KEY_REVOKED',
  /** Automatic approval of employees switched off. */
  AutoApprovalDisabled: 'AUTO_APPROVAL_DISABLED',
  /** Automatic approval of employees switched on. */
  AutoApprovalEnabled: 'AUTO_APPROVAL_ENABLED',
  /** Backup administrator ended. */
  BackupAdministratorEnded: 'BACKUP_ADMINISTRATOR_ENDED',
  /** Backup administrator named. */
  BackupAdministratorNamed: 'BACKUP_ADMINISTRATOR_NAMED',
  /** CLA published. */
  ClaAdded: 'CLA_ADDED',
  /** CLA removed. */
  ClaRemoved: 'CLA_REMOVED',
  /** Plain-language summary of a CLA changed. */
  ClaSummaryChanged: 'CLA_SUMMARY_CHANGED',
  /** Commits confirmed by their author. */
  CommitsConfirmed: 'COMMITS_CONFIRMED',
  /** Corporation approved. */
  CorporationApproved: 'CORPORATION_APPROVED',
  /** Corporation accepted the new version. */
  CorporationClaAgreed: 'CORPORATION_CLA_AGREED',
  /** Corporation deleted. */
  CorporationDeleted: 'CORPORATION_DELETED',
  /** Document sent to the corporation again. */
  CorporationDocumentResent: 'CORPORATION_DOCUMENT_RESENT',
  /** Corporation permanently deleted. */
  CorporationPurged: 'CORPORATION_PURGED',
  /** Corporation restored. */
  CorporationRestored: 'CORPORATION_RESTORED',
  /** Signed document returned. */
  CorporationReturned: 'CORPORATION_RETURNED',
  /** Corporation submitted. */
  CorporationSigned: 'CORPORATION_SIGNED',
  /** Document to sign created. */
  DocumentComposed: 'DOCUMENT_COMPOSED',
  /** Document creation tried again. */
  DocumentRetried: 'DOCUMENT_RETRIED',
  /** Signed document sealed. */
  DocumentSealed: 'DOCUMENT_SEALED',
  /** Email domain added. */
  EmailDomainAdded: 'EMAIL_DOMAIN_ADDED',
  /** Email domain removed. */
  EmailDomainRemoved: 'EMAIL_DOMAIN_REMOVED',
  /** Employees invited to sign. */
  EmployeesInvited: 'EMPLOYEES_INVITED',
  /** Employee activated. */
  EmployeeActivated: 'EMPLOYEE_ACTIVATED',
  /** Employee deactivated. */
  EmployeeDeactivated: 'EMPLOYEE_DEACTIVATED',
  /** Employee manager added. */
  EmployeeManagerAdded: 'EMPLOYEE_MANAGER_ADDED',
  /** Employee manager deactivated. */
  EmployeeManagerDeactivated: 'EMPLOYEE_MANAGER_DEACTIVATED',
  /** Employee manager reactivated. */
  EmployeeManagerReactivated: 'EMPLOYEE_MANAGER_REACTIVATED',
  /** Employee manager removed. */
  EmployeeManagerRemoved: 'EMPLOYEE_MANAGER_REMOVED',
  /** Employee removed. */
  EmployeeRemoved: 'EMPLOYEE_REMOVED',
  /** Employee signed. */
  EmployeeSigned: 'EMPLOYEE_SIGNED',
  /** Erasure of a signature granted. */
  ErasureGranted: 'ERASURE_GRANTED',
  /** Erasure of a signature refused. */
  ErasureRefused: 'ERASURE_REFUSED',
  /** Erasure of a signature requested. */
  ErasureRequested: 'ERASURE_REQUESTED',
  /** Policy of the check changed. */
  GatePolicyChanged: 'GATE_POLICY_CHANGED',
  /** Proved email or account removed. */
  IdentityEnded: 'IDENTITY_ENDED',
  /** Further email or account proved. */
  IdentityProved: 'IDENTITY_PROVED',
  /** Imported account ended. */
  ImportedAccountEnded: 'IMPORTED_ACCOUNT_ENDED',
  /** Imported account erased. */
  ImportedAccountErased: 'IMPORTED_ACCOUNT_ERASED',
  /** Imported signature confirmed by its signer. */
  ImportConfirmed: 'IMPORT_CONFIRMED',
  /** Import finished. */
  ImportFinished: 'IMPORT_FINISHED',
  /** Individual signed. */
  IndividualSigned: 'INDIVIDUAL_SIGNED',
  /** Individual signature ended. */
  IndividualSigningEnded: 'INDIVIDUAL_SIGNING_ENDED',
  /** Signing closed. */
  LinkClosed: 'LINK_CLOSED',
  /** Project linked. */
  LinkCreated: 'LINK_CREATED',
  /** Frozen: the organisation’s name belongs to another one. */
  LinkFrozen: 'LINK_FROZEN',
  /** Invitation to share the project withdrawn. */
  LinkInvitationWithdrawn: 'LINK_INVITATION_WITHDRAWN',
  /** Somebody invited to share the project. */
  LinkMemberInvited: 'LINK_MEMBER_INVITED',
  /** Invitation to share the project accepted. */
  LinkMemberJoined: 'LINK_MEMBER_JOINED',
  /** Somebody who shared the project left. */
  LinkMemberLeft: 'LINK_MEMBER_LEFT',
  /** Somebody who shared the project removed. */
  LinkMemberRemoved: 'LINK_MEMBER_REMOVED',
  /** Role of somebody who shares the project changed. */
  LinkMemberRoleChanged: 'LINK_MEMBER_ROLE_CHANGED',
  /** Signing opened. */
  LinkOpened: 'LINK_OPENED',
  /** Organisation’s id recorded. */
  LinkOrganizationLearnt: 'LINK_ORGANIZATION_LEARNT',
  /** Organisation renamed. */
  LinkOrganizationRenamed: 'LINK_ORGANIZATION_RENAMED',
  /** Signing paused. */
  LinkPaused: 'LINK_PAUSED',
  /** Privacy text of the community changed. */
  LinkPolicyChanged: 'LINK_POLICY_CHANGED',
  /** Project passed on to another owner. */
  LinkTransferred: 'LINK_TRANSFERRED',
  /** Project unlinked. */
  LinkUnlinked: 'LINK_UNLINKED',
  /** Settings changed. */
  LinkUpdated: 'LINK_UPDATED',
  /** One-time password sent again. */
  OneTimePasswordRenewed: 'ONE_TIME_PASSWORD_RENEWED',
  /** Whole organisation set. */
  OrganizationGated: 'ORGANIZATION_GATED',
  /** Whole organisation no longer checked. */
  OrganizationReleased: 'ORGANIZATION_RELEASED',
  /** Employees approved in advance. */
  PreApprovalsAdded: 'PRE_APPROVALS_ADDED',
  /** Approval of employees in advance withdrawn. */
  PreApprovalsRemoved: 'PRE_APPROVALS_REMOVED',
  /** Merged although not covered. */
  PullRequestMergedUncovered: 'PULL_REQUEST_MERGED_UNCOVERED',
  /** Repository set. */
  RepositoryGated: 'REPOSITORY_GATED',
  /** Repository taken over by the project of its organisation. */
  RepositoryTakenOver: 'REPOSITORY_TAKEN_OVER',
  /** Representative changed. */
  RepresentativeChanged: 'REPRESENTATIVE_CHANGED',
  /** Change of representative confirmed. */
  RepresentativeConfirmed: 'REPRESENTATIVE_CONFIRMED',
  /** Change of representative undone. */
  RepresentativeRestored: 'REPRESENTATIVE_RESTORED',
  /** Second factor no longer required. */
  SecondFactorOptional: 'SECOND_FACTOR_OPTIONAL',
  /** Second factor required. */
  SecondFactorRequired: 'SECOND_FACTOR_REQUIRED',
  /** Signed document sent again. */
  SignedDocumentResent: 'SIGNED_DOCUMENT_RESENT',
  /** Signed document uploaded. */
  SignedPdfUploaded: 'SIGNED_PDF_UPLOADED',
  /** Signatures exported. */
  SigningsExported: 'SIGNINGS_EXPORTED',
  /** Signatures of another system imported. */
  SigningsImported: 'SIGNINGS_IMPORTED',
  /** End of an individual signature decided. */
  SigningEndScheduled: 'SIGNING_END_SCHEDULED',
  /** Personal data of a signature erased. */
  SigningErased: 'SIGNING_ERASED',
  /** Signature given elsewhere recorded. */
  SigningRecorded: 'SIGNING_RECORDED',
  /** Upload links revoked. */
  UploadLinksRevoked: 'UPLOAD_LINKS_REVOKED',
  /** Verdict cancelled. */
  VerdictCancelled: 'VERDICT_CANCELLED',
  /** Verdict overridden. */
  VerdictOverridden: 'VERDICT_OVERRIDDEN',
  /** Webhook created. */
  WebhookCreated: 'WEBHOOK_CREATED',
  /** Webhook deleted. */
  WebhookDeleted: 'WEBHOOK_DELETED',
  /** Webhook changed. */
  WebhookUpdated: 'WEBHOOK_UPDATED'
} as const;

export type ActivityAction = typeof ActivityAction[keyof typeof ActivityAction];
/** Who did something. */
export const ActivityActorKind = {
  /** A program with an API key. */
  ApiKey: 'API_KEY',
  /** A manager of the community. */
  CommunityManager: 'COMMUNITY_MANAGER',
  /** An administrator or employee manager of a corporation. */
  CorporationManager: 'CORPORATION_MANAGER',
  /** A signer, whose address a code has proved. */
  Signer: 'SIGNER',
  /** The service itself. */
  System: 'SYSTEM',
  /** Nobody known, or somebody whose account is gone. */
  Unknown: 'UNKNOWN'
} as const;

export type ActivityActorKind = typeof ActivityActorKind[keyof typeof ActivityActorKind];
/** What an event of a link is about. */
export const ActivityKind = {
  /** Who and what has access: managers, API keys, webhooks, exports. */
  Access: 'ACCESS',
  /** Versions of CLAs. */
  Cla: 'CLA',
  /** Corporations: submitted, uploaded, approved, returned, deleted. */
  Corporation: 'CORPORATION',
  /** Employees: activated, deactivated, removed. */
  Employee: 'EMPLOYEE',
  /** The gate: its policy, repositories and overridden verdicts. */
  Gate: 'GATE',
  /** The link and its settings. */
  Link: 'LINK',
  /** Signatures of people, their documents and proved identities. */
  Signature: 'SIGNATURE'
} as const;

export type ActivityKind = typeof ActivityKind[keyof typeof ActivityKind];
/** What commits of an AI agent mean to a link. */
export const AgentStance = {
  /** A tool of the person who answers for the commit, and who is judged in its place. */
  Assistant: 'ASSISTANT',
  /** The agent is left out; who opened the pull request is judged all the same. */
  Ignore: 'IGNORE',
  /** They are not accepted. */
  Refuse: 'REFUSE'
} as const;

export type AgentStance = typeof AgentStance[keyof typeof AgentStance];
/** What an API key opens, on GraphQL and the REST paths of the same use. */
export const ApiKeyScope = {
  /** `corporationSignings`, `corporationSigning`, `corporationSigningCounts`. */
  CorporationsRead: 'CORPORATIONS_READ',
  /** `GET /api/v1/evidence/{reference}`. */
  EvidenceRead: 'EVIDENCE_READ',
  /** `GET /api/v1/signings/{linkId}/export`. */
  ExportRead: 'EXPORT_READ',
  /** `evaluateCommits`. */
  GateEvaluate: 'GATE_EVALUATE',
  /** `signings`, `signingHistory`. */
  SigningsRead: 'SIGNINGS_READ',
  /** `signingStatus`, `signingStatuses`, `signingStatusByHash`, `individualClaDiff`. */
  StatusRead: 'STATUS_READ'
} as const;

export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];
/** How sure it is that a subject is who the commit says. */
export const Assurance = {
  /** Typed into the commit. */
  A0: 'A0',
  /** An unproved account: the platform ties it to a typed address. */
  A1: 'A1',
  /** Opened or pushed by that account. */
  A2: 'A2',
  /** Signed by that account, which is author and committer. */
  A3: 'A3',
  /** Address or account proved here, and it stands behind the commit. */
  A4: 'A4'
} as const;

export type Assurance = typeof Assurance[keyof typeof Assurance];
/** What became of a paragraph of a CLA. */
export const ClaDiffKind = {
  /** Added. */
  Added: 'ADDED',
  /** Some words differ. */
  Changed: 'CHANGED',
  /** Removed. */
  Removed: 'REMOVED',
  /** Unchanged, apart from blanks and line breaks. */
  Unchanged: 'UNCHANGED'
} as const;

export type ClaDiffKind = typeof ClaDiffKind[keyof typeof ClaDiffKind];
/** Whether a version of a CLA can be signed. */
export const ClaState = {
  /** It can be signed now. */
  Current: 'CURRENT',
  /** It was removed before anybody signed it. */
  Removed: 'REMOVED',
  /** A newer version has replaced it. */
  Superseded: 'SUPERSEDED'
} as const;

export type ClaState = typeof ClaState[keyof typeof ClaState];
/** What co-authors are to a policy. AI assistants are shown in any case, and never needed. */
export const CoAuthorPolicy = {
  /** Not looked at. */
  Ignore: 'IGNORE',
  /** Needed like authors. */
  Require: 'REQUIRE',
  /** Shown, and not needed. */
  Warn: 'WARN'
} as const;

export type CoAuthorPolicy = typeof CoAuthorPolicy[keyof typeof CoAuthorPolicy];
/** What has become of a mail with a code. */
export const CodeMailState = {
  /** The mail server has not taken it yet; it is tried again until the code expires. */
  Delayed: 'DELAYED',
  /** A mail server has refused it for good: it will not arrive. */
  Refused: 'REFUSED',
  /** The mail server has taken it. */
  Sent: 'SENT',
  /** It is about to be sent. */
  Waiting: 'WAITING'
} as const;

export type CodeMailState = typeof CodeMailState[keyof typeof CodeMailState];
/** Where a linked project lives. */
export const CodePlatform = {
  /** gitcode.com or the configured GitCode. */
  Gitcode: 'GITCODE',
  /** gitee.com or the configured Gitee. */
  Gitee: 'GITEE',
  /** github.com or the configured GitHub. */
  Github: 'GITHUB',
  /** Anywhere: the link belongs to a local account. */
  Web: 'WEB'
} as const;

export type CodePlatform = typeof CodePlatform[keyof typeof CodePlatform];
/** How the gate comments on pull requests. */
export const CommentPolicy = {
  /** By one comment, edited in place. */
  Edit: 'EDIT',
  /** By a new comment each time, for robots that look for new ones. */
  New: 'NEW',
  /** Not at all. */
  Off: 'OFF'
} as const;

export type CommentPolicy = typeof CommentPolicy[keyof typeof CommentPolicy];
/** Whether a connection to a code platform works. */
export const ConnectionState = {
  /** It works. */
  Active: 'ACTIVE',
  /** The platform refuses the credentials. */
  Paused: 'PAUSED',
  /** It was disconnected. */
  Revoked: 'REVOKED'
} as const;

export type ConnectionState = typeof ConnectionState[keyof typeof ConnectionState];
/** Sort orders for corporations. */
export const CorporationSigningSort = {
  /** By submission, oldest first. */
  DateAsc: 'DATE_ASC',
  /** By submission, newest first. */
  DateDesc: 'DATE_DESC',
  /** By name. */
  NameAsc: 'NAME_ASC',
  /** By name, in reverse. */
  NameDesc: 'NAME_DESC'
} as const;

export type CorporationSigningSort = typeof CorporationSigningSort[keyof typeof CorporationSigningSort];
/** How far a corporation's signing is. */
export const CorporationSigningState = {
  /** Approved: it has claimed its domains and has an administrator. */
  Completed: 'COMPLETED',
  /** Deleted: it counts for nothing and can be restored or purged. */
  Deleted: 'DELETED',
  /** Submitted; the signed document or the approval is missing. */
  Uncompleted: 'UNCOMPLETED'
} as const;

export type CorporationSigningState = typeof CorporationSigningState[keyof typeof CorporationSigningState];
/** What an uncompleted signing waits for. */
export const CorporationWait = {
  /** Another signed document: the last one was returned. */
  Correction: 'CORRECTION',
  /** The signed document, for the first time. */
  Document: 'DOCUMENT',
  /** The approval of the signed document. */
  Review: 'REVIEW'
} as const;

export type CorporationWait = typeof CorporationWait[keyof typeof CorporationWait];
/** Why a subject is not covered. */
export const CoverageGap = {
  /** A newer version must be agreed to. */
  Expired: 'EXPIRED',
  /** A manager of the employer has not activated the employee's signing. */
  Inactive: 'INACTIVE',
  /** The platform does not list all commits. */
  ListIncomplete: 'LIST_INCOMPLETE',
  /** Has not signed. */
  NotSigned: 'NOT_SIGNED',
  /** The commit names no usable address. */
  NoAddress: 'NO_ADDRESS',
  /** The platform did not tell what is needed. */
  PlatformUnreadable: 'PLATFORM_UNREADABLE',
  /** An AI agent whose work the community refuses. */
  RefusedAgent: 'REFUSED_AGENT',
  /** A bot that is not in the register. */
  UnknownBot: 'UNKNOWN_BOT',
  /** Nobody has proved the address or the account, or vouches for the commit. */
  UnprovedAddress: 'UNPROVED_ADDRESS'
} as const;

export type CoverageGap = typeof CoverageGap[keyof typeof CoverageGap];
/** The one thing that mends a gap. */
export const CoverageStep = {
  /** Agree to the newer version. */
  AgreeToUpdate: 'AGREE_TO_UPDATE',
  /** Ask a manager of the employer. */
  AskCompany: 'ASK_COMPANY',
  /** The author confirms that the commits are theirs, and signs if needed. People who are neither the author nor managers of the link are told no more than that. */
  ConfirmCommits: 'CONFIRM_COMMITS',
  /** Correct the address of the commit. */
  FixCommit: 'FIX_COMMIT',
  /** Prove the address or the account. */
  ProveAddress: 'PROVE_ADDRESS',
  /** A manager registers the bot. */
  RegisterBot: 'REGISTER_BOT',
  /** Sign. */
  Sign: 'SIGN',
  /** Sign as an employee. */
  SignAsEmployee: 'SIGN_AS_EMPLOYEE',
  /** Wait: it is tried again. */
  Wait: 'WAIT'
} as const;

export type CoverageStep = typeof CoverageStep[keyof typeof CoverageStep];
/** Why the verdict differs from that of the old check. */
export const DifferenceReason = {
  /** A bot in the register is exempt. */
  Bot: 'BOT',
  /** The rules exempt somebody. */
  Exemption: 'EXEMPTION',
  /** Somebody must agree to a newer version. */
  Expired: 'EXPIRED',
  /** An imported account covers somebody. */
  Import: 'IMPORT',
  /** A manager of the employer has not activated an employee's signing. */
  Inactive: 'INACTIVE',
  /** The platform does not list all commits. */
  ListIncomplete: 'LIST_INCOMPLETE',
  /** The rules ask for nobody in these commits. */
  NobodyAsked: 'NOBODY_ASKED',
  /** Somebody has not signed here. */
  NotSigned: 'NOT_SIGNED',
  /** A commit names no usable address. */
  NoAddress: 'NO_ADDRESS',
  /** Somebody has set the verdict. */
  Override: 'OVERRIDE',
  /** The platform did not tell what is needed. */
  PlatformUnreadable: 'PLATFORM_UNREADABLE',
  /** The community refuses the work of an AI agent. */
  RefusedAgent: 'REFUSED_AGENT',
  /** Everybody has signed here. */
  Signing: 'SIGNING',
  /** A bot is not in the register. */
  UnknownBot: 'UNKNOWN_BOT',
  /** Nobody has proved an address or an account, or vouches for a commit. */
  UnprovedAddress: 'UNPROVED_ADDRESS'
} as const;

export type DifferenceReason = typeof DifferenceReason[keyof typeof DifferenceReason];
/** What a document is. */
export const DocumentKind = {
  /** A version of a CLA, unsigned. */
  Cla: 'CLA',
  /** The file that a corporation signed by hand, sealed on approval. */
  Corporation: 'CORPORATION',
  /** The document that was mailed to be signed on paper. It is never sealed. */
  CorporationForm: 'CORPORATION_FORM',
  /** The same file, as uploaded. */
  CorporationUpload: 'CORPORATION_UPLOAD',
  /** An employee's signing. */
  Employee: 'EMPLOYEE',
  /** An individual's signing. */
  Individual: 'INDIVIDUAL'
} as const;

export type DocumentKind = typeof DocumentKind[keyof typeof DocumentKind];
/** What has become of an email that sends a document. */
export const DocumentMailState = {
  /** A mail server has refused it for good, or it was tried in vain for five hours. */
  Refused: 'REFUSED',
  /** The mail server has taken it, with the document. */
  Sent: 'SENT',
  /** It is about to be sent, waits for its document, or is tried again. */
  Waiting: 'WAITING',
  /** The mail server refused the document, and has taken the email without it: the email has a link. */
  WithoutDocument: 'WITHOUT_DOCUMENT'
} as const;

export type DocumentMailState = typeof DocumentMailState[keyof typeof DocumentMailState];
/** Whether the document of a signing is there. */
export const DocumentState = {
  /** It could not be derived, and the mail went out without it. It is tried again every night. */
  Failed: 'FAILED',
  /** There is none, and none will come. */
  None: 'NONE',
  /** It is there. */
  Ready: 'READY',
  /** It is being derived. */
  Waiting: 'WAITING'
} as const;

export type DocumentState = typeof DocumentState[keyof typeof DocumentState];
/** What a mail of a link says. */
export const EmailKind = {
  /** A new version of the individual CLA waits for agreement. */
  ClaUpdated: 'CLA_UPDATED',
  /** The grace period is over. */
  ClaUpdateExpired: 'CLA_UPDATE_EXPIRED',
  /** It still waits. */
  ClaUpdateReminder: 'CLA_UPDATE_REMINDER',
  /** The account of the administrator. */
  CorporationApproved: 'CORPORATION_APPROVED',
  /** A new version of the corporate CLA waits for agreement. */
  CorporationClaUpdated: 'CORPORATION_CLA_UPDATED',
  /** That document has not come back. */
  CorporationReminder: 'CORPORATION_REMINDER',
  /** The community has returned the signed document. */
  CorporationReturned: 'CORPORATION_RETURNED',
  /** The document that a corporation signs. */
  CorporationSigningDocument: 'CORPORATION_SIGNING_DOCUMENT',
  /** An employee signing counts. */
  EmployeeActivated: 'EMPLOYEE_ACTIVATED',
  /** An employee signing does not count any more. */
  EmployeeDeactivated: 'EMPLOYEE_DEACTIVATED',
  /** The account of an employee manager. */
  EmployeeManagerAdded: 'EMPLOYEE_MANAGER_ADDED',
  /** An employee was removed. */
  EmployeeRemoved: 'EMPLOYEE_REMOVED',
  /** Confirms an employee signing, with the next step. */
  EmployeeSigned: 'EMPLOYEE_SIGNED',
  /** A signing is erased, because its signer asked for it. */
  ErasureGranted: 'ERASURE_GRANTED',
  /** The community refuses to erase a signing. */
  ErasureRefused: 'ERASURE_REFUSED',
  /** Confirms an individual signing, with the document. */
  IndividualSigned: 'INDIVIDUAL_SIGNED',
  /** A corporation has claimed the signer’s domain. */
  IndividualSigningEnded: 'INDIVIDUAL_SIGNING_ENDED',
  /** The community ends an individual signing. */
  IndividualSigningEndedByCommunity: 'INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY',
  /** The signed document once more. */
  SignedDocumentResent: 'SIGNED_DOCUMENT_RESENT',
  /** The code that proves the address of whoever signs. */
  VerificationCode: 'VERIFICATION_CODE'
} as const;

export type EmailKind = typeof EmailKind[keyof typeof EmailKind];
/** Delivery state of a mail. */
export const EmailState = {
  /** Given up: refused for good, or out of attempts. */
  Failed: 'FAILED',
  /** Waiting to be sent; retried for some hours. */
  Queued: 'QUEUED',
  /** Accepted by the mail server. */
  Sent: 'SENT'
} as const;

export type EmailState = typeof EmailState[keyof typeof EmailState];
/** How often an employee manager is mailed about employees who have signed. */
export const EmployeeNoticeChoice = {
  /** Once a day, at 01:00 UTC. */
  Daily: 'DAILY',
  /** At once, one mail for each. */
  Each: 'EACH',
  /** Never. */
  None: 'NONE',
  /** At most one mail in a quarter of an hour, about everybody who has signed since. */
  QuarterHourly: 'QUARTER_HOURLY'
} as const;

export type EmployeeNoticeChoice = typeof EmployeeNoticeChoice[keyof typeof EmployeeNoticeChoice];
/** Sort orders for employees. */
export const EmployeeSigningSort = {
  /** By signing, oldest first. */
  DateAsc: 'DATE_ASC',
  /** By signing, newest first. */
  DateDesc: 'DATE_DESC',
  /** By name. */
  NameAsc: 'NAME_ASC',
  /** By name, in reverse. */
  NameDesc: 'NAME_DESC'
} as const;

export type EmployeeSigningSort = typeof EmployeeSigningSort[keyof typeof EmployeeSigningSort];
/** Whether an employee's signing counts. */
export const EmployeeSigningState = {
  /** It counts. */
  Active: 'ACTIVE',
  /** Signed, but not activated by a manager, or deactivated by one. */
  Inactive: 'INACTIVE',
  /** It no longer counts; the employee may sign again. */
  Removed: 'REMOVED'
} as const;

export type EmployeeSigningState = typeof EmployeeSigningState[keyof typeof EmployeeSigningState];
/** How far a request for erasure is. */
export const ErasureState = {
  /** The signing is erased. */
  Granted: 'GRANTED',
  /** The community refused, with a reason; the signer may ask again. */
  Refused: 'REFUSED',
  /** The community has not decided. */
  Requested: 'REQUESTED'
} as const;

export type ErasureState = typeof ErasureState[keyof typeof ErasureState];
/** Values of `extensions.code` of an error. */
export const ErrorCode = {
  /** The administrator cannot be an employee manager. */
  AdminAsManager: 'admin_as_manager',
  /** The authorisation failed. */
  AuthFailed: 'auth_failed',
  /** A parameter is missing or wrong. */
  BadRequestParameter: 'bad_request_parameter',
  /** The repository is not in the organisation, private or missing. */
  CheckRepoMessage: 'checkRepoMessage',
  /** A CLA of this kind and language exists. */
  ClaExists: 'cla_exists',
  /** The signed version is the current one. */
  ClaIsLatest: 'cla_is_latest',
  /** Somebody has signed this CLA, it cannot be removed. */
  ClaIsUsed: 'cla_is_used',
  /** The configuration of the cookie notice or of the data collection list is wrong. */
  CookiesConfigError: 'cookies_config_error',
  /** The corporation has signed already. */
  CorpHasSigned: 'corp_has_signed',
  /** The corporation has an administrator already. */
  CorpManagerExists: 'corp_manager_exists',
  /** The document is not ready yet, ask again in a moment. */
  DocumentNotReady: 'document_not_ready',
  /** The mail system does not work. */
  EmailSystemError: 'email_system_error',
  /** The request holds nothing. */
  EmptyPayload: 'empty_payload',
  /** The request could not be parsed. */
  ErrorParsingApiBody: 'error_parsing_api_body',
  /** No file was received, or more than one. */
  ErrorReadingFile: 'error_reading_file',
  /** A manager with this e-mail address exists. */
  ExitsEmail: 'exits_email',
  /** A manager with this id exists. */
  ExitsId: 'exits_id',
  /** The session has expired, log in again. */
  ExpiredToken: 'expired_token',
  /** The verification code has expired. */
  ExpiredVerificationCode: 'expired_verification_code',
  /** The mail could not be sent. */
  FailedToSendEmail: 'failed_to_send_email',
  /** The file is too large. */
  FileTooLarge: 'file_too_large',
  /** The address belongs to a corporation that has signed, sign as its employee. */
  GoToSignEmployeeCla: 'go_to_sign_employee_cla',
  /** Sign as an individual. */
  GoToSignIndividualCla: 'go_to_sign_individual_cla',
  /** The corporation has not signed. */
  HasNotSigned: 'has_not_signed',
  /** This has been signed already. */
  HasSigned: 'has_signed',
  /** The account or the password is wrong. */
  IdPwdErr: 'id_pwd_err',
  /** The link is malformed. */
  IllegalLink: 'illegal_link',
  /** Change the initial password first. */
  InitialPasswordUnchanged: 'initial_password_unchanged',
  /** The old password is wrong. */
  InvalidAccountOrPw: 'invalid_account_or_pw',
  /** The e-mail address is malformed. */
  InvalidEmail: 'invalid_email',
  /** The mail server refused the authorisation code. */
  InvalidEmailAuthCode: 'invalid_email_auth_code',
  /** The id is malformed. */
  InvalidId: 'invalid_id',
  /** The id of a manager is malformed. */
  InvalidManagerId: 'invalid_manager_id',
  /** Invalid parameter. */
  InvalidParameter: 'invalid_parameter',
  /** The password breaks the password rule. */
  InvalidPassword: 'invalid_password',
  /** The telephone number is malformed. */
  InvalidTelephoneNum: 'invalid_telephone_num',
  /** The session is invalid, log in again. */
  InvalidToken: 'invalid_token',
  /** The language is wrong. */
  LangError: 'lang_error',
  /** This project is linked already. */
  LinkExists: 'link_exists',
  /** The link has expired or was used. */
  LinkExpired: 'link_expired',
  /** Another organisation has taken the name of this one, so nothing can be changed. */
  LinkFrozen: 'link_frozen',
  /** Somebody has signed here, it cannot be unlinked. */
  LinkIsUsed: 'link_is_used',
  /** Too many employee managers. */
  ManyEmployeeManagers: 'many_employee_managers',
  /** The e-mail address is missing. */
  MissingEmail: 'missing_email',
  /** The key of the reset link is missing. */
  MissingPwRetrievalKey: 'missing_pw_retrieval_key',
  /** Log in first. */
  MissingToken: 'missing_token',
  /** There is no session, log in first. */
  NoSession: 'noSession',
  /** The project has no CLA of this kind. */
  NoClaBinding: 'no_cla_binding',
  /** The project has no corporate CLA. */
  NoClaBindingCorp: 'no_cla_binding_corp',
  /** The project has no CLA for employees. */
  NoClaBindingEmp: 'no_cla_binding_emp',
  /** The project has no individual CLA. */
  NoClaBindingIndividual: 'no_cla_binding_individual',
  /** The corporation has not signed or has no manager. */
  NoCorpManager: 'no_corp_manager',
  /** The account or the password is wrong. */
  NoDbRecord: 'no_db_record',
  /** The corporation has no employee manager. */
  NoEmployeeManager: 'no_employee_manager',
  /** No language was given. */
  NoLang: 'no_lang',
  /** The project is not linked to a CLA. */
  NoLink: 'no_link',
  /** The project is not linked, or the manager is unknown. */
  NoLinkOrNoManager: 'no_link_or_no_manager',
  /** The project is not linked, or nothing was signed. */
  NoLinkOrUnsigned: 'no_link_or_unsigned',
  /** No organisation is administered by this user. */
  NoOrg: 'no_org',
  /** The corporation has no signed document. */
  NoPdfOfCorp: 'no_pdf_of_corp',
  /** This is not yours to see or change. */
  NoPermission: 'no_permission',
  /** The account has no public e-mail address. */
  NoPublicEmail: 'no_public_email',
  /** The e-mail address is malformed. */
  NotAnEmail: 'not_an_email',
  /** Reading the e-mail address was not authorised. */
  NotAuthorizeEmail: 'not_authorize_email',
  /** Reading the organisations was not authorised. */
  NotAuthorizeGroup: 'not_authorize_group',
  /** Nothing is found at this address. */
  NotFound: 'not_found',
  /** The organisation is not admitted. */
  NotInWhiteList: 'not_in_white_list',
  /** The file is not a readable PDF. */
  NotPdf: 'not_pdf',
  /** The signing is not in a state that allows this. */
  NotReadyToSign: 'not_ready_to_sign',
  /** The address is not in a domain of the corporation. */
  NotSameCorp: 'not_same_corp',
  /** This platform is not supported. */
  NotSupportPlatform: 'not_support_platform',
  /** Too many managers. */
  NumOfCorpManagersExceeded: 'num_of_corp_managers_exceeded',
  /** The one-time password has ended, ask for a new one. */
  OneTimePasswordExpired: 'one_time_password_expired',
  /** The signed document has not been uploaded. */
  PdfHasNotUploaded: 'pdf_has_not_uploaded',
  /** The configuration of the privacy policy is wrong. */
  PrivacyConfigError: 'privacy_config_error',
  /** Consent to the current privacy policy is needed. */
  PrivacyConsentInvalid: 'privacy_consent_invalid',
  /** The authorisation was refused. */
  RefuseAuthorize: 'refuse_authorize',
  /** The change of the representative can still be undone, so this has to wait. */
  RepresentativeUnsettled: 'representative_unsettled',
  /** The request is too large. */
  RequestTooLarge: 'request_too_large',
  /** This signer has signed already. */
  Resigned: 'resigned',
  /** Use an address of the corporation, not of a free-mail provider. */
  RestrictedEmailSuffix: 'restricted_email_suffix',
  /** The link is malformed. */
  RetrievePwDecryptFailure: 'retrieve_pw_decrypt_failure',
  /** The link is malformed. */
  RetrievePwEncryptFailure: 'retrieve_pw_encrypt_failure',
  /** The link is malformed. */
  RetrievePwValidateFailure: 'retrieve_pw_validate_failure',
  /** The e-mail domain belongs to another corporation. */
  SameEmailSuffix: 'sameEmailSuffix',
  /** An e-mail address is repeated. */
  SameEmail: 'same_email',
  /** An id is repeated. */
  SameId: 'same_id',
  /** The new password is the old one. */
  SamePassword: 'same_password',
  /** Set up a second factor first. */
  SecondFactorMissing: 'second_factor_missing',
  /** The account needs a second factor, log in on the web page. */
  SecondFactorNeeded: 'second_factor_needed',
  /** Another signed document has been uploaded meanwhile. */
  SignedDocumentReplaced: 'signed_document_replaced',
  /** Prove yourself anew, then repeat. */
  StepUpNeeded: 'step_up_needed',
  /** The address of the further domain is malformed. */
  SubemailErr: 'subemailErr',
  /** System error, please retry. */
  SystemError: 'system_error',
  /** A field title or type is repeated. */
  TitleTypeRepeat: 'title_type_repeat',
  /** Too many requests, wait a moment. */
  TooManyRequest: 'too_many_request',
  /** The password is too short or too long. */
  TooShortOrLongPassword: 'too_short_or_long_password',
  /** This role may not do this. */
  UnauthorizedToken: 'unauthorized_token',
  /** The service cannot reach its database, retry shortly. */
  Unavailable: 'unavailable',
  /** The signing of the corporation is not complete. */
  UncompletedSigning: 'uncompleted_signing',
  /** The address is not known. */
  UnknownEmail: 'unknown_email',
  /** No mail server for the address is known. */
  UnknownEmailPlatform: 'unknown_email_platform',
  /** Unknown error. */
  UnknownError: 'unknown_error',
  /** The session is unknown or has ended, log in again. */
  UnknownToken: 'unknown_token',
  /** Unknown purpose of the authorisation. */
  UnkownPurposeForAuth: 'unkown_purpose_for_auth',
  /** The e-mail domain does not match the corporation. */
  UnmatchEmailDomain: 'unmatch_email_domain',
  /** This is not the current version of the CLA. */
  UnmatchedCla: 'unmatched_cla',
  /** The e-mail addresses differ. */
  UnmatchedEmail: 'unmatched_email',
  /** The user ids differ. */
  UnmatchedUserId: 'unmatched_user_id',
  /** This code platform is not supported. */
  UnsupportedCodePlatform: 'unsupported_code_platform',
  /** The signed document has not been uploaded. */
  Unuploaded: 'unuploaded',
  /** The account is frozen, retry in five minutes. */
  UserLoginFrozen: 'user_login_frozen',
  /** The user does not exist. */
  UserNotExists: 'user_not_exists',
  /** The verification code is wrong. */
  VerificationCodeWrong: 'verification_code_wrong',
  /** The account or the password is wrong. */
  WrongIdOrPw: 'wrong_id_or_pw',
  /** The verification code is wrong. */
  WrongVerificationCode: 'wrong_verification_code'
} as const;

export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
/** What the source of an imported signing had to show for it. */
export const EvidenceLevel = {
  /** A record, of an account on a code platform. */
  Account: 'ACCOUNT',
  /** The signed document. */
  Document: 'DOCUMENT',
  /** A list of names or addresses. */
  Listed: 'LISTED',
  /** A record, of an address that was proved. */
  VerifiedEmail: 'VERIFIED_EMAIL'
} as const;

export type EvidenceLevel = typeof EvidenceLevel[keyof typeof EvidenceLevel];
/** Whether an evidence bundle that is downloaded now proves a signing, or why it does not. */
export const EvidenceProof = {
  /** Not yet: a checkpoint over its events is still to come. */
  Checkpoint: 'CHECKPOINT',
  /** It was signed or sealed before seals stated what was signed. */
  Earlier: 'EARLIER',
  /** The document has no seal, because it carries a digital signature of its own. */
  OwnSignature: 'OWN_SIGNATURE',
  /** It does: seal and keys lead to the root, and the events are in signed checkpoints. */
  Proved: 'PROVED',
  /** The document has no seal for another reason, see `sealGap`. */
  Unsealed: 'UNSEALED'
} as const;

export type EvidenceProof = typeof EvidenceProof[keyof typeof EvidenceProof];
/** Whether a document counts. */
export const EvidenceState = {
  /** The signing counts; a CLA is current. */
  Counts: 'COUNTS',
  /** Ended for the reason in `endReason`. */
  Ended: 'ENDED',
  /** An older version is signed and its grace period is over. */
  Expired: 'EXPIRED',
  /** Not approved or not activated, or suspended. */
  Inactive: 'INACTIVE',
  /** A newer one has taken its place. */
  Superseded: 'SUPERSEDED'
} as const;

export type EvidenceState = typeof EvidenceState[keyof typeof EvidenceState];
/** What proves a manager beyond their password. */
export const FactorMethod = {
  /** A passkey. */
  Passkey: 'PASSKEY',
  /** A recovery code, in place of the others. */
  RecoveryCode: 'RECOVERY_CODE',
  /** A code of an authenticator app. */
  Totp: 'TOTP'
} as const;

export type FactorMethod = typeof FactorMethod[keyof typeof FactorMethod];
/** What a field of a signing form holds. */
export const FieldType = {
  /** Postal address. */
  Address: 'ADDRESS',
  /** Name of the authorised representative. */
  Authorized: 'AUTHORIZED',
  /** Name of the corporation. */
  CorporationName: 'CORPORATION_NAME',
  /** Date of signing; the server sets it. */
  Date: 'DATE',
  /** The signer's e-mail address. */
  Email: 'EMAIL',
  /** Fax number. */
  Fax: 'FAX',
  /** The signer's name. */
  Name: 'NAME',
  /** Telephone number. */
  Telephone: 'TELEPHONE',
  /** Position of the representative. */
  Title: 'TITLE'
} as const;

export type FieldType = typeof FieldType[keyof typeof FieldType];
/** Who keeps an uncovered pull request from being merged. */
export const GateBlocking = {
  /** The platform, where the branch demands our check. */
  Native: 'NATIVE',
  /** Nobody: the verdict is shown, and people have to heed it. */
  None: 'NONE',
  /** The community's merge robot, which has to read the labels. */
  Robot: 'ROBOT'
} as const;

export type GateBlocking = typeof GateBlocking[keyof typeof GateBlocking];
/** What is done about the pull requests of a repository. */
export const GateMode = {
  /** They are judged, and the verdict is shown on the platform. */
  Enforce: 'ENFORCE',
  /** They are not looked at. */
  Excluded: 'EXCLUDED',
  /** They are judged and shown to managers; nothing is written to the platform. */
  Observe: 'OBSERVE'
} as const;

export type GateMode = typeof GateMode[keyof typeof GateMode];
/** Code platforms whose pull requests can be judged. */
export const GatePlatform = {
  /** Demo, public or self-hosted. */
  Demo: 'DEMO',
  /** Forgejo, public or self-hosted. */
  Forgejo: 'FORGEJO',
  /** GitCode, public or self-hosted. */
  Gitcode: 'GITCODE',
  /** Gitea, public or self-hosted. */
  Gitea: 'GITEA',
  /** Gitee, public or self-hosted. */
  Gitee: 'GITEE',
  /** GitHub, public or self-hosted. */
  Github: 'GITHUB',
  /** GitLab, public or self-hosted. */
  Gitlab: 'GITLAB'
} as const;

export type GatePlatform = typeof GatePlatform[keyof typeof GatePlatform];
/** A language of documents, mails and pages. */
export const Language = {
  /** English. */
  En: 'EN',
  /** Chinese. */
  Zh: 'ZH'
} as const;

export type Language = typeof Language[keyof typeof Language];
/** What the owner of a link can allow somebody else. */
export const LinkMemberRole = {
  /** Everything but unlink the project and decide whom it is shared with. */
  Manager: 'MANAGER',
  /** See all of it, and change nothing. */
  Viewer: 'VIEWER'
} as const;

export type LinkMemberRole = typeof LinkMemberRole[keyof typeof LinkMemberRole];
/** What a community manager may do at a link. */
export const LinkRole = {
  /** Everything but unlink the project and decide whom it is shared with. */
  Manager: 'MANAGER',
  /** Everything. Of a link of a code platform all administrators of its organisation. */
  Owner: 'OWNER',
  /** See all of it, and change nothing. */
  Viewer: 'VIEWER'
} as const;

export type LinkRole = typeof LinkRole[keyof typeof LinkRole];
/** Whether a link takes new signings. What was signed counts in every state, and newer versions can be agreed to. */
export const LinkSigningState = {
  /** It takes none any more, until a manager opens it again. */
  Closed: 'CLOSED',
  /** It takes new signings. */
  Open: 'OPEN',
  /** It takes none for a while. */
  Paused: 'PAUSED'
} as const;

export type LinkSigningState = typeof LinkSigningState[keyof typeof LinkSigningState];
/** Order of a list of links. */
export const LinkSort = {
  /** By name of the community, ascending. */
  AliasAsc: 'ALIAS_ASC',
  /** By name of the community, descending. */
  AliasDesc: 'ALIAS_DESC',
  /** The oldest first. */
  CreatedAsc: 'CREATED_ASC',
  /** The newest first. */
  CreatedDesc: 'CREATED_DESC'
} as const;

export type LinkSort = typeof LinkSort[keyof typeof LinkSort];
/** Role for a login with a password. */
export const LoginRole = {
  /** A community manager with a local account. */
  Community: 'COMMUNITY',
  /** An administrator or employee manager of a corporation. */
  Corporation: 'CORPORATION'
} as const;

export type LoginRole = typeof LoginRole[keyof typeof LoginRole];
/** Mails whose delivery managers see. */
export const MailTemplate = {
  /** The administrator's account. */
  CorporationApproved: 'CORPORATION_APPROVED',
  /** That the signed document has not come back. */
  CorporationReminder: 'CORPORATION_REMINDER',
  /** Why the signed document was returned. */
  CorporationReturned: 'CORPORATION_RETURNED',
  /** The document to sign on paper. */
  CorporationSigningDocument: 'CORPORATION_SIGNING_DOCUMENT'
} as const;

export type MailTemplate = typeof MailTemplate[keyof typeof MailTemplate];
/** What the check says that a community is moving from. */
export const OldVerdict = {
  /** It passes. */
  Covered: 'COVERED',
  /** It says nothing about this head. */
  Missing: 'MISSING',
  /** It is still pending; after ten minutes that counts as not passing. */
  Pending: 'PENDING',
  /** It does not pass. */
  Uncovered: 'UNCOVERED'
} as const;

export type OldVerdict = typeof OldVerdict[keyof typeof OldVerdict];
/** The policy texts; a community may have its own in their place. */
export const PolicyDocumentSet = {
  /** What the service keeps in the browser. */
  Cookies: 'COOKIES',
  /** List of the personal data that the service collects. */
  InformationList: 'INFORMATION_LIST',
  /** Privacy policy, which signers and managers consent to. */
  Privacy: 'PRIVACY'
} as const;

export type PolicyDocumentSet = typeof PolicyDocumentSet[keyof typeof PolicyDocumentSet];
/** Why a document has no seal. */
export const SealGap = {
  /** The document was erased. */
  Erased: 'ERASED',
  /** Documents of this kind are never sealed, or the signing was imported without one. */
  Kind: 'KIND',
  /** It carries a digital signature of its own, which a seal would break. */
  OwnSignature: 'OWN_SIGNATURE',
  /** It is older than seals, and the sealed document has taken its place. */
  Replaced: 'REPLACED',
  /** Its structure is faulty: programs repair it, each in its own way. */
  Structure: 'STRUCTURE',
  /** It is not sealed yet. */
  Waiting: 'WAITING'
} as const;

export type SealGap = typeof SealGap[keyof typeof SealGap];
/** Whether a document was sealed at once or later. */
export const SealState = {
  /** Sealed when it was made. */
  Sealed: 'SEALED',
  /** Older than seals, and sealed afterwards. */
  SealedLater: 'SEALED_LATER'
} as const;

export type SealState = typeof SealState[keyof typeof SealState];
/** How mails are sent from a community's address. */
export const SenderProvider = {
  /** Over Gmail, with the consent of its owner. */
  Gmail: 'GMAIL',
  /** Over SMTP, with an authorisation code or an app password. */
  Smtp: 'SMTP'
} as const;

export type SenderProvider = typeof SenderProvider[keyof typeof SenderProvider];
/** How a session began. */
export const SessionMethod = {
  /** With a log-in at a code platform. */
  CodePlatform: 'CODE_PLATFORM',
  /** With a passkey alone. */
  Passkey: 'PASSKEY',
  /** With a password, and a second factor if the account has one. */
  Password: 'PASSWORD'
} as const;

export type SessionMethod = typeof SessionMethod[keyof typeof SessionMethod];
/** What is special about a signed document that was accepted. The file itself is kept as it came. */
export const SignedPdfNote = {
  /** It has a form (XFA) that some programs show instead of its pages. */
  Form: 'FORM',
  /** Acrobat's own functions format what is typed into its fields; nothing else runs. */
  Formats: 'FORMATS',
  /** Its structure is faulty: programs repair it and may show it differently. It gets no seal. */
  Structure: 'STRUCTURE'
} as const;

export type SignedPdfNote = typeof SignedPdfNote[keyof typeof SignedPdfNote];
/** Who signed. */
export const SigningKind = {
  /** A representative, for a corporation. */
  Corporation: 'CORPORATION',
  /** A person, as an employee of a corporation. */
  Employee: 'EMPLOYEE',
  /** A person, for themselves. */
  Individual: 'INDIVIDUAL'
} as const;

export type SigningKind = typeof SigningKind[keyof typeof SigningKind];
/** Sort orders for signings. */
export const SigningSort = {
  /** By time, oldest first. */
  DateAsc: 'DATE_ASC',
  /** By time, newest first. */
  DateDesc: 'DATE_DESC',
  /** By name of the person who signed. */
  NameAsc: 'NAME_ASC',
  /** By name of the person who signed, in reverse. */
  NameDesc: 'NAME_DESC'
} as const;

export type SigningSort = typeof SigningSort[keyof typeof SigningSort];
/** How an address stands at a link. */
export const SigningState = {
  /** An older version is signed and its grace period is over. */
  Expired: 'EXPIRED',
  /** Signed as an employee, but not activated by a manager of the corporation. */
  Inactive: 'INACTIVE',
  /** No signing that could count. */
  NotSigned: 'NOT_SIGNED',
  /** Signed, and the signing counts (grace period included). */
  Valid: 'VALID'
} as const;

export type SigningState = typeof SigningState[keyof typeof SigningState];
/** What an address has signed as. */
export const SigningStatusType = {
  /** As an employee of a corporation that has signed. */
  Employee: 'EMPLOYEE',
  /** For themselves. */
  Individual: 'INDIVIDUAL'
} as const;

export type SigningStatusType = typeof SigningStatusType[keyof typeof SigningStatusType];
/** Who a CLA is for, and who signs it. */
export const SigningType = {
  /** Signed by corporations. */
  Corporation: 'CORPORATION',
  /** Signed by individuals, and by employees with their commitment. */
  Individual: 'INDIVIDUAL'
} as const;

export type SigningType = typeof SigningType[keyof typeof SigningType];
/** What callers without an API key are told about the status of an address; managers of the link are told everything. */
export const StatusVisibility = {
  /** Everything: also what it has signed as, and when. */
  Full: 'FULL',
  /** As MINIMAL to whoever asks `signingStatusByHash`; whoever sends an address is refused with `missing_token`. */
  Hash: 'HASH',
  /** Nothing: they are refused with `missing_token`. */
  Key: 'KEY',
  /** `signed`, `state` and `versionMatched` alone; `type` and `signedAt` are null. */
  Minimal: 'MINIMAL'
} as const;

export type StatusVisibility = typeof StatusVisibility[keyof typeof StatusVisibility];
/** A person's part in a commit. */
export const SubjectRole = {
  /** Its author. */
  Author: 'AUTHOR',
  /** Its committer. */
  Committer: 'COMMITTER',
  /** Named as co-author. */
  CoAuthor: 'CO_AUTHOR',
  /** Opened the pull request or pushed the commit: judged for commits of bots and AI agents, and where nobody else is. */
  Opener: 'OPENER'
} as const;

export type SubjectRole = typeof SubjectRole[keyof typeof SubjectRole];
/** How exactly a time is known. */
export const TimePrecision = {
  /** To the day, in UTC. */
  Day: 'DAY',
  /** To the second. */
  Second: 'SECOND',
  /** Not at all. */
  Unknown: 'UNKNOWN'
} as const;

export type TimePrecision = typeof TimePrecision[keyof typeof TimePrecision];
/** Length of a period, in UTC. */
export const TimeUnit = {
  /** From midnight. */
  Day: 'DAY',
  /** From the first. */
  Month: 'MONTH',
  /** From Monday. */
  Week: 'WEEK'
} as const;

export type TimeUnit = typeof TimeUnit[keyof typeof TimeUnit];
/** Why a repository of an organisation is not checked with it. */
export const UncoveredReason = {
  /** It is archived, so that it takes no pull requests. */
  Archived: 'ARCHIVED',
  /** The account of the connection does not administer it. */
  NotAdministered: 'NOT_ADMINISTERED',
  /** Another link has it. */
  OtherLink: 'OTHER_LINK',
  /** The connection does not reach it. */
  OutOfReach: 'OUT_OF_REACH'
} as const;

export type UncoveredReason = typeof UncoveredReason[keyof typeof UncoveredReason];
/** What was found about a head of a pull request. */
export const Verdict = {
  /** Everybody who must be is covered. */
  Covered: 'COVERED',
  /** It is being judged. */
  Pending: 'PENDING',
  /** Somebody is not covered. */
  Uncovered: 'UNCOVERED',
  /** It could not be established; it counts as not covered. */
  Unknown: 'UNKNOWN'
} as const;

export type Verdict = typeof Verdict[keyof typeof Verdict];
/** What a verification code proves the address for. */
export const VerificationPurpose = {
  /** Proving a further address or an account: both codes of `claimAddress`, the one of `startClaimAccount`. */
  ClaimAddress: 'CLAIM_ADDRESS',
  /** Signing a corporate CLA for a corporation. */
  CorporationSigning: 'CORPORATION_SIGNING',
  /** Signing as an employee of one corporation. */
  EmployeeSigning: 'EMPLOYEE_SIGNING',
  /** Signing an individual CLA. */
  IndividualSigning: 'INDIVIDUAL_SIGNING',
  /** Opening what the address has signed at any link, with `openMySignings`; without a link. */
  MySignings: 'MY_SIGNINGS'
} as const;

export type VerificationPurpose = typeof VerificationPurpose[keyof typeof VerificationPurpose];
/** Role of a viewer. */
export const ViewerRole = {
  /** Manage links and the corporations that sign there. */
  CommunityManager: 'COMMUNITY_MANAGER',
  /** Manage the corporation's side, its employee managers included. */
  CorporationAdministrator: 'CORPORATION_ADMINISTRATOR',
  /** Activate, deactivate and remove employees of the corporation. */
  EmployeeManager: 'EMPLOYEE_MANAGER'
} as const;

export type ViewerRole = typeof ViewerRole[keyof typeof ViewerRole];
/** How it is known that somebody stands behind a commit. */
export const Vouching = {
  /** The platform names the bot as the one that pushed it into the repository. */
  Bot: 'BOT',
  /** The person said so, and proved the address in the commit or the account. */
  Confirmed: 'CONFIRMED',
  /** The account opened a pull request that holds the commit. */
  Opened: 'OPENED',
  /** The platform names the account as the one that pushed it. */
  Pushed: 'PUSHED',
  /** The platform verified a signature by a key of the account. */
  Signed: 'SIGNED'
} as const;

export type Vouching = typeof Vouching[keyof typeof Vouching];