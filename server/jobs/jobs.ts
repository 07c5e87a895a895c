import { revokeApiKeys } from '#server/modules/community/api-key/revoke-api-keys.job.ts';
import { updateApiKeys } from '#server/modules/community/api-key/update-api-keys.job.ts';
import { warnOfEndingApiKeys } from '#server/modules/community/api-key/warn-of-ending-api-keys.job.ts';
import { compareOrganizations } from '#server/modules/community/link/compare-organizations.job.ts';
import { refreshReach } from '#server/modules/gate/connection/refresh-reach.job.ts';
import { tendWebhooks } from '#server/modules/gate/connection/tend-webhooks.job.ts';
import { handleDelivery } from '#server/modules/gate/delivery/handle-delivery.job.ts';
import { sweepGate } from '#server/modules/gate/delivery/sweep-gate.job.ts';
import { backfillRepository } from '#server/modules/gate/judging/backfill-repository.job.ts';
import { judgeAgain } from '#server/modules/gate/judging/judge-again.job.ts';
import { judgeMergeGroup } from '#server/modules/gate/judging/judge-merge-group.job.ts';
import { judgeAtOnce, judgePullRequest } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import { coverOrganization } from '#server/modules/gate/organization/cover-organization.job.ts';
import { mailConfirmers } from '#server/modules/gate/vouching/mail-confirmers.job.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { timestampSeals } from '#server/modules/ground/seal/timestamp-seals.job.ts';
import { deliverWebhook } from '#server/modules/outlook/webhook/deliver-webhook.job.ts';
import { queueWebhookDeliveries } from '#server/modules/outlook/webhook/queue-webhook-deliveries.job.ts';
import { eraseDueSignings } from '#server/modules/privacy/erasure/erase-due-signings.job.ts';
import { purgeExpired } from '#server/modules/privacy/retention/purge-expired.job.ts';
import { rotateKeysJob } from '#server/modules/privacy/retention/rotate-keys.job.ts';
import { endSigningJob } from '#server/modules/privacy/signing-end/end-signing.job.ts';
import { createCheckpointsJob } from '#server/modules/proof/evidence/create-checkpoints.job.ts';
import { timestampCheckpoints } from '#server/modules/proof/evidence/timestamp-checkpoints.job.ts';
import { verifyEvidence } from '#server/modules/proof/evidence/verify-evidence.job.ts';
import { sealEarlierSignedPdfs } from '#server/modules/signing/corporation-approval/seal-earlier-signed-pdfs.job.ts';
import { sealSignedPdf } from '#server/modules/signing/corporation-approval/seal-signed-pdf.job.ts';
import { remindCorporations } from '#server/modules/signing/corporation-approval/upload-link/remind-corporations.job.ts';
import { mailEmployeeNotices } from '#server/modules/signing/employee/mail-employee-notices.job.ts';
import { resumeEmployeeNotices } from '#server/modules/signing/employee/resume-employee-notices.job.ts';
import { announceCla } from '#server/modules/signing/signing/cla-notice/announce-cla.job.ts';
import { notifySigners } from '#server/modules/signing/signing/cla-notice/notify-signers.job.ts';
import { remindSigners } from '#server/modules/signing/signing/cla-notice/remind-signers.job.ts';
import { composeDocument } from '#server/modules/signing/signing/compose-document.job.ts';
import { notifyCommunity } from '#server/modules/signing/signing/corporation/notify-community.job.ts';
import { retryDocuments } from '#server/modules/signing/signing/retry-documents.job.ts';
import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import type { Job } from './define-job.ts';

/** All jobs of this service. */
export const JOBS: readonly Job[] = [
  composeDocument,
  retryDocuments,
  sealSignedPdf,
  sealEarlierDocuments,
  sealEarlierSignedPdfs,
  timestampSeals,
  deliverEmail,
  mailEmployeeNotices,
  resumeEmployeeNotices,
  announceCla,
  notifyCommunity,
  handleDelivery,
  judgeAtOnce,
  judgePullRequest,
  judgeMergeGroup,
  backfillRepository,
  tendWebhooks,
  refreshReach,
  coverOrganization,
  judgeAgain,
  mailConfirmers,
  sweepGate,
  compareOrganizations,
  updateApiKeys,
  revokeApiKeys,
  warnOfEndingApiKeys,
  notifySigners,
  remindSigners,
  endSigningJob,
  remindCorporations,
  purgeExpired,
  eraseDueSignings,
  createCheckpointsJob,
  timestampCheckpoints,
  verifyEvidence,
  rotateKeysJob,
  queueWebhookDeliveries,
  deliverWebhook,
];
