import 'reflect-metadata';
import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { ERRORS } from '#server/errors/catalogue.ts';
import { CodePlatformResolver } from '#server/modules/access/session/code-platform/code-platform.resolver.ts';
import { OwnSessionResolver } from '#server/modules/access/session/own-session.resolver.ts';
import { CompleteLoginResolver } from '#server/modules/access/session/second-factor/complete-login.resolver.ts';
import { PasskeyResolver } from '#server/modules/access/session/second-factor/passkey.resolver.ts';
import { TotpResolver } from '#server/modules/access/session/second-factor/totp.resolver.ts';
import { SessionResolver } from '#server/modules/access/session/session.resolver.ts';
import { ApiKeyResolver } from '#server/modules/community/api-key/api-key.resolver.ts';
import { ClaManagementResolver } from '#server/modules/community/cla/cla-management.resolver.ts';
import { ClaResolver } from '#server/modules/community/cla/cla.resolver.ts';
import { LinkClasResolver } from '#server/modules/community/cla/link-clas.resolver.ts';
import { CheckRepositoryResolver } from '#server/modules/community/link/check-repository.resolver.ts';
import { LinkManagementResolver } from '#server/modules/community/link/link-management.resolver.ts';
import { LinkResolver } from '#server/modules/community/link/link.resolver.ts';
import { LinkMembersResolver } from '#server/modules/community/link/members/link-members.resolver.ts';
import { PrivacySettingsResolver } from '#server/modules/community/link/privacy/privacy-settings.resolver.ts';
import { ViewerLinksResolver } from '#server/modules/community/link/viewer-links.resolver.ts';
import { LocalAccountResolver } from '#server/modules/community/local-account/local-account.resolver.ts';
import { PasswordResolver } from '#server/modules/community/password-reset/password.resolver.ts';
import { SenderResolver } from '#server/modules/community/sender/sender.resolver.ts';
import { VerdictComparisonResolver } from '#server/modules/gate/comparison/verdict-comparison.resolver.ts';
import { PlatformConnectionResolver } from '#server/modules/gate/connection/platform-connection.resolver.ts';
import { DeliveryResolver } from '#server/modules/gate/delivery/delivery.resolver.ts';
import { EvaluateCommitsResolver } from '#server/modules/gate/evaluation/evaluate-commits.resolver.ts';
import { CommentPreviewResolver } from '#server/modules/gate/judging/comment-preview.resolver.ts';
import { GatedOrganizationResolver } from '#server/modules/gate/organization/gated-organization.resolver.ts';
import { GatePolicyResolver } from '#server/modules/gate/policy/gate-policy.resolver.ts';
import { LinkPullRequestsResolver } from '#server/modules/gate/pull-request/link-pull-requests.resolver.ts';
import { PullRequestResolver } from '#server/modules/gate/pull-request/pull-request.resolver.ts';
import { GatedRepositoryResolver } from '#server/modules/gate/repository/gated-repository.resolver.ts';
import { PullRequestOriginsResolver } from '#server/modules/gate/repository/pull-request-origins.resolver.ts';
import { ConfirmCommitsResolver } from '#server/modules/gate/vouching/confirm-commits.resolver.ts';
import { ConfirmationMailsResolver } from '#server/modules/gate/vouching/confirmation-mails.resolver.ts';
import { PolicyDocumentResolver } from '#server/modules/ground/policy-document/policy-document.resolver.ts';
import { RecordSigningResolver } from '#server/modules/moving/record/record-signing.resolver.ts';
import { ActivityResolver } from '#server/modules/outlook/activity/activity.resolver.ts';
import { DashboardResolver } from '#server/modules/outlook/dashboard/dashboard.resolver.ts';
import { EmailPreviewResolver } from '#server/modules/outlook/email-preview/email-preview.resolver.ts';
import { ServiceInfoResolver } from '#server/modules/outlook/service-info/service-info.resolver.ts';
import { WebhookResolver } from '#server/modules/outlook/webhook/webhook.resolver.ts';
import { ErasureResolver } from '#server/modules/privacy/erasure/erasure.resolver.ts';
import { MySigningsResolver } from '#server/modules/privacy/my-signings/my-signings.resolver.ts';
import { EndSigningResolver } from '#server/modules/privacy/signing-end/end-signing.resolver.ts';
import {
  CorporationOriginResolver,
  CorporationProgressOriginResolver,
  CorporationSigningOriginResolver,
  EmployeeSigningOriginResolver,
} from '#server/modules/proof/evidence/signing-origin.resolver.ts';
import {
  ChainPositionResolver,
  CorporationEvidenceResolver,
  CorporationSigningEvidenceResolver,
  EvidenceResolver,
} from '#server/modules/proof/evidence/verification.resolver.ts';
import {
  SigningConnectionResolver,
  SigningListResolver,
} from '#server/modules/proof/signing-list/signing-list.resolver.ts';
import { AutoApprovalResolver } from '#server/modules/signing/corporation-approval/auto-approval.resolver.ts';
import { CorporationClaimResolver } from '#server/modules/signing/corporation-approval/corporation-claim.resolver.ts';
import { CorporationSigningResolver } from '#server/modules/signing/corporation-approval/corporation-signing.resolver.ts';
import { DocumentToSignResolver } from '#server/modules/signing/corporation-approval/document-to-sign.resolver.ts';
import { RepresentativeChangeResolver } from '#server/modules/signing/corporation-approval/representative-change.resolver.ts';
import { CorporationProgressResolver } from '#server/modules/signing/corporation-approval/upload-link/corporation-progress.resolver.ts';
import { UploadLinkResolver } from '#server/modules/signing/corporation-approval/upload-link/upload-link.resolver.ts';
import { CorporationResolver } from '#server/modules/signing/corporation/corporation.resolver.ts';
import { EmailDomainRemovalResolver } from '#server/modules/signing/email-domain/email-domain-removal.resolver.ts';
import {
  CorporationDomainsResolver,
  EmailDomainResolver,
} from '#server/modules/signing/email-domain/email-domain.resolver.ts';
import { CorporationEmployeesResolver } from '#server/modules/signing/employee/corporation-employees.resolver.ts';
import { EmployeeChangeResolver } from '#server/modules/signing/employee/employee-change.resolver.ts';
import { EmployeeInvitationResolver } from '#server/modules/signing/employee/employee-invitation.resolver.ts';
import { EmployeeNoticesResolver } from '#server/modules/signing/employee/employee-notices.resolver.ts';
import {
  EmployeeSigningChangeResolver,
  EmployeeSigningResolver,
} from '#server/modules/signing/employee/employee-signing.resolver.ts';
import { PreApprovalResolver, PreApprovalsResolver } from '#server/modules/signing/employee/pre-approval.resolver.ts';
import { SignEmployeeResolver } from '#server/modules/signing/employee/sign-employee.resolver.ts';
import { VerificationResolver } from '#server/modules/signing/employee/verification.resolver.ts';
import { BackupAdministratorResolver } from '#server/modules/signing/manager/backup-administrator.resolver.ts';
import { ManagerResolver } from '#server/modules/signing/manager/manager.resolver.ts';
import { AgreementResolver } from '#server/modules/signing/signing/cla-notice/agreement.resolver.ts';
import { ClaUpdatePreviewResolver } from '#server/modules/signing/signing/cla-notice/cla-update-preview.resolver.ts';
import { CorporationClaResolver } from '#server/modules/signing/signing/corporation/corporation-cla.resolver.ts';
import { SignCorporationResolver } from '#server/modules/signing/signing/corporation/sign-corporation.resolver.ts';
import { ProvedIdentityResolver } from '#server/modules/signing/signing/identity/proved-identity.resolver.ts';
import { IndividualSigningResolver } from '#server/modules/signing/signing/individual/individual-signing.resolver.ts';
import { SignedDocumentResolver } from '#server/modules/signing/signing/signed-document.resolver.ts';
import { SigningStatusResolver } from '#server/modules/signing/signing/signing-status.resolver.ts';
import { boundArguments } from './bound-arguments.ts';

const RESOLVERS = [
  ActivityResolver,
  ApiKeyResolver,
  AutoApprovalResolver,
  CheckRepositoryResolver,
  PrivacySettingsResolver,
  ClaManagementResolver,
  ClaResolver,
  ClaUpdatePreviewResolver,
  CodePlatformResolver,
  CorporationDomainsResolver,
  CorporationEmployeesResolver,
  CorporationClaResolver,
  CorporationResolver,
  CorporationClaimResolver,
  DocumentToSignResolver,
  AgreementResolver,
  CorporationSigningResolver,
  DashboardResolver,
  DeliveryResolver,
  EmailDomainResolver,
  EmailPreviewResolver,
  EmployeeSigningChangeResolver,
  EmployeeChangeResolver,
  EmployeeNoticesResolver,
  EmployeeInvitationResolver,
  PreApprovalResolver,
  PreApprovalsResolver,
  EmployeeSigningResolver,
  ChainPositionResolver,
  CorporationEvidenceResolver,
  CorporationSigningEvidenceResolver,
  EvaluateCommitsResolver,
  EvidenceResolver,
  GatePolicyResolver,
  CommentPreviewResolver,
  GatedOrganizationResolver,
  GatedOrganizationResolver,
  GatedRepositoryResolver,
  PullRequestOriginsResolver,
  CorporationOriginResolver,
  CorporationProgressOriginResolver,
  CorporationSigningOriginResolver,
  EmployeeSigningOriginResolver,
  IndividualSigningResolver,
  LinkClasResolver,
  LinkManagementResolver,
  LinkMembersResolver,
  LinkResolver,
  ViewerLinksResolver,
  LocalAccountResolver,
  ManagerResolver,
  BackupAdministratorResolver,
  OwnSessionResolver,
  CompleteLoginResolver,
  PasskeyResolver,
  TotpResolver,
  PasswordResolver,
  PlatformConnectionResolver,
  PolicyDocumentResolver,
  ProvedIdentityResolver,
  LinkPullRequestsResolver,
  PullRequestResolver,
  ConfirmCommitsResolver,
  ConfirmationMailsResolver,
  RepresentativeChangeResolver,
  UploadLinkResolver,
  CorporationProgressResolver,
  SenderResolver,
  ServiceInfoResolver,
  SessionResolver,
  SignCorporationResolver,
  EmailDomainRemovalResolver,
  SignEmployeeResolver,
  SignedDocumentResolver,
  SigningConnectionResolver,
  SigningListResolver,
  RecordSigningResolver,
  EndSigningResolver,
  ErasureResolver,
  MySigningsResolver,
  SigningStatusResolver,
  VerdictComparisonResolver,
  VerificationResolver,
  WebhookResolver,
] as const;

let schema: Promise<GraphQLSchema> | undefined;

/**
 * Returns the schema of `/graphql`, built once: it holds no state, so one serves every caller. Use cases authorise and
 * validate, so that no transport can bypass them.
 */
export async function loadSchema(): Promise<GraphQLSchema> {
  schema ??= buildWithErrorCodes();
  return schema;
}

async function buildWithErrorCodes(): Promise<GraphQLSchema> {
  const config = (await buildSchema({ resolvers: RESOLVERS, validate: false })).toConfig();
  return boundArguments(new GraphQLSchema({ ...config, types: [...config.types, errorCodeType()] }));
}

/** No field returns it; it is in the schema so that clients know every value of `extensions.code`. */
function errorCodeType(): GraphQLEnumType {
  return new GraphQLEnumType({
    name: 'ErrorCode',
    description: 'Values of `extensions.code` of an error.',
    values: Object.fromEntries(
      Object.entries(ERRORS).map(([code, { message }]) => [code, { description: `${message}.` }]),
    ),
  });
}
