import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { PasskeyCeremony } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { RecoveryCode } from '#server/modules/access/second-factor/recovery-code.entity.ts';
import { Totp } from '#server/modules/access/second-factor/totp.entity.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { KnownDevice } from '#server/modules/access/session/known-device.entity.ts';
import { LoginGuard } from '#server/modules/access/session/login-guard.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { ClaNotice } from '#server/modules/community/cla/cla-notice.entity.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkInvitation } from '#server/modules/community/link/members/link-invitation.entity.ts';
import { LinkMember } from '#server/modules/community/link/members/link-member.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { VerdictComparison } from '#server/modules/gate/comparison/verdict-comparison.entity.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { Delivery } from '#server/modules/gate/delivery/delivery.entity.ts';
import { GatedOrganization } from '#server/modules/gate/organization/gated-organization.entity.ts';
import { GatePolicy } from '#server/modules/gate/policy/gate-policy.entity.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { CommitVouching } from '#server/modules/gate/vouching/commit-vouching.entity.ts';
import { ConfirmationNotice } from '#server/modules/gate/vouching/confirmation-notice.entity.ts';
import { MutedConfirmation } from '#server/modules/gate/vouching/muted-confirmation.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { DocumentText } from '#server/modules/ground/document/document-text.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { LinkPolicyDocument } from '#server/modules/ground/policy-document/link-policy-document.entity.ts';
import { PolicyDocument } from '#server/modules/ground/policy-document/policy-document.entity.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { SealCertificate } from '#server/modules/ground/seal/seal-certificate.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { ImportRun } from '#server/modules/moving/import/import-run.entity.ts';
import { WebhookDelivery } from '#server/modules/outlook/webhook/webhook-delivery.entity.ts';
import { Webhook } from '#server/modules/outlook/webhook/webhook.entity.ts';
import { ErasureRequest } from '#server/modules/privacy/erasure/erasure-request.entity.ts';
import { SignerSession } from '#server/modules/privacy/my-signings/signer-session.entity.ts';
import { CheckpointRange } from '#server/modules/proof/evidence/checkpoint-range.entity.ts';
import { Checkpoint } from '#server/modules/proof/evidence/checkpoint.entity.ts';
import { EvidenceKey } from '#server/modules/proof/evidence/evidence-key.entity.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';
import { EmployeeInvitation } from '#server/modules/signing/employee/employee-invitation.entity.ts';
import { EmployeeNotice } from '#server/modules/signing/employee/employee-notice.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { PreApproval } from '#server/modules/signing/employee/pre-approval.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { ErasedOrigin } from '#server/modules/signing/signing/origin/erased-origin.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';

/** The entities of all tables. */
export const ENTITIES = [
  ApiKey,
  AuditEvent,
  AuthorizationRequest,
  Checkpoint,
  CheckpointRange,
  Cla,
  ClaAgreement,
  ClaNotice,
  ClaUpload,
  CommitVouching,
  CommunityAccount,
  ConfirmationNotice,
  CorporationDomain,
  CorporationSigning,
  Counter,
  Delivery,
  Document,
  DocumentSeal,
  DocumentText,
  Email,
  EmployeeSigning,
  EmployeeSigningChange,
  EmployeeNotice,
  EmployeeInvitation,
  PreApproval,
  ErasureRequest,
  EvidenceKey,
  GateSubject,
  GatedOrganization,
  GatedRepository,
  GatePolicy,
  ImportedIdentity,
  ImportRun,
  IndividualSigning,
  KnownDevice,
  Link,
  LinkInvitation,
  LinkMember,
  LinkPolicyDocument,
  LoginChallenge,
  LoginGuard,
  Manager,
  MutedConfirmation,
  Passkey,
  PasskeyCeremony,
  PasswordReset,
  PlatformConnection,
  PlatformInstallation,
  PolicyDocument,
  PullRequest,
  PullRequestHead,
  PullRequestSubject,
  PullRequestVerdict,
  ProvedIdentity,
  RecoveryCode,
  SealCertificate,
  SenderCredential,
  Session,
  RepresentativeChange,
  UploadLink,
  SignedPdfUpload,
  SignerSession,
  SigningAct,
  ErasedOrigin,
  SigningOrigin,
  Totp,
  VerdictComparison,
  VerificationCode,
  Webhook,
  WebhookDelivery,
];
