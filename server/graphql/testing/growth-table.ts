/**
 * What bounds how much a mutation or path makes the database grow:
 * - `budget`: the daily budget of the account, a community manager's or that of a corporation's manager, see
 *   `daily-budget.ts`.
 * - `pace`: a minute apart above a daily number, because nothing can be ended without it, or it secures the account.
 * - `ends`: nothing; it ends what had to be counted when it began.
 * - `codes`: a code by mail, which links, addresses and networks have limits for.
 * - `mailed link`: a link from a mail that somebody else had to send, and that works once or for a few files a day.
 * - `limit`: a separate limit, per source or account.
 * - `nothing`: it stores nothing, or only what replaces itself or is purged within a day.
 */
export type Growth = 'budget' | 'pace' | 'ends' | 'codes' | 'mailed link' | 'limit' | 'nothing';

/** Every mutation of the schema; `growth.int.test.ts` fails when one is missing. */
export const GROWTH: Readonly<Record<string, Growth>> = {
  // Signers and visitors.
  agreeToCurrentIndividualCla: 'codes',
  beginPasskeyAuthentication: 'nothing',
  claimAddress: 'codes',
  completeLogin: 'pace',
  confirmCommits: 'codes',
  confirmRepresentativeChange: 'mailed link',
  finishPasskeyAuthentication: 'pace',
  login: 'pace',
  openMySignings: 'codes',
  closeMySignings: 'ends',
  withdrawSigning: 'ends',
  requestErasure: 'limit', // one open request of a signing
  recheckPullRequest: 'limit',
  requestPasswordReset: 'limit',
  emailSignedDocument: 'codes',
  resendSignedDocument: 'limit',
  resetPassword: 'pace',
  sendVerificationCode: 'codes',
  setConfirmationMails: 'mailed link',
  signCorporation: 'codes',
  signEmployee: 'codes',
  signIndividual: 'codes',
  startClaimAccount: 'codes',
  startCodePlatformLogin: 'nothing',
  startConfirmation: 'nothing',
  undoRepresentativeChange: 'mailed link',

  // The own account.
  acceptPrivacyPolicy: 'pace',
  setLanguage: 'nothing',
  beginPasskeyRegistration: 'nothing',
  beginPlatformStepUp: 'nothing',
  beginTotp: 'nothing',
  changePassword: 'pace',
  confirmTotp: 'budget',
  createRecoveryCodes: 'pace',
  endOtherSessions: 'ends',
  endSession: 'ends',
  finishPasskeyRegistration: 'budget',
  logout: 'ends',
  removePasskey: 'ends',
  removeTotp: 'ends',
  replaceOneTimePassword: 'pace',
  stepUp: 'pace',

  // Local accounts of the service.
  createLocalAccount: 'budget',
  deactivateLocalAccount: 'ends',
  endLocalAccountSessions: 'ends',
  reactivateLocalAccount: 'budget',
  renewLocalAccountPassword: 'budget',

  // Programs, senders and connections of a community manager.
  authorizeSender: 'budget',
  beginGithubApp: 'nothing',
  checkRepository: 'nothing',
  connectPlatform: 'budget',
  createApiKey: 'budget',
  createWebhook: 'budget',
  deleteWebhook: 'ends',
  disconnectPlatform: 'ends',
  refreshOrganizations: 'budget',
  replayDelivery: 'budget',
  replayWebhookDelivery: 'limit',
  resumeConnection: 'budget',
  revokeApiKey: 'ends',
  startGmailAuthorization: 'nothing',
  testWebhook: 'limit',
  updateWebhook: 'budget',
  verifySender: 'limit',

  // Links and who shares them.
  acceptLinkInvitation: 'budget',
  addCla: 'budget',
  changeLinkMemberRole: 'budget',
  createLink: 'budget',
  inviteLinkMember: 'budget',
  leaveLink: 'ends',
  removeCla: 'ends',
  removeLinkMember: 'ends',
  removeLinkPolicyDocument: 'budget',
  setClaSummary: 'budget',
  askForAgreement: 'budget',
  setLinkPolicyDocument: 'budget',
  setLinkSigningState: 'budget', // opening; pausing and closing are paced
  transferLink: 'budget',
  unlinkLink: 'ends',
  updateCla: 'budget',
  updateLink: 'budget',
  withdrawLinkInvitation: 'ends',

  // The gate.
  overrideVerdict: 'budget',
  releaseGatedOrganization: 'ends',
  setGatedOrganization: 'budget',
  setGatedRepositories: 'budget',
  updateGatePolicy: 'budget',

  // Corporations of a link.
  approveCorporationSigning: 'budget',
  deleteCorporationSigning: 'ends',
  endSigning: 'ends',
  recordSigning: 'budget',
  decideErasure: 'ends',
  eraseImportedAccount: 'ends',
  purgeCorporationSigning: 'ends',
  renewAdministratorPassword: 'budget',
  resendCorporationDocument: 'budget',
  restoreCorporationSigning: 'budget',
  returnCorporationSigning: 'budget',
  revokeUploadLinks: 'ends',
  updateRepresentative: 'budget',

  // The own corporation.
  activateEmployeeSigning: 'budget',
  addEmailDomain: 'budget',
  addPreApprovals: 'budget',
  agreeToCurrentCorporationCla: 'budget',
  changeFoundEmployeeSignings: 'budget', // activating; deactivating and removing end
  createEmployeeManagers: 'budget',
  deactivateEmployeeManagers: 'ends',
  deactivateEmployeeSigning: 'ends',
  endBackupAdministrator: 'ends',
  inviteEmployees: 'budget',
  nameBackupAdministrator: 'budget',
  reactivateEmployeeManagers: 'budget',
  removeEmailDomain: 'ends',
  removeEmployeeManagers: 'ends',
  removeEmployeeSigning: 'ends',
  removePreApprovals: 'ends',
  renewEmployeeManagerPassword: 'budget',
  requestEmailDomainCode: 'codes',
  setAutoApproval: 'budget', // enabling
  setEmployeeNotices: 'nothing',
  setSecondFactorRequirement: 'budget', // lifting it
  undoEmployeeChange: 'budget', // it takes back an end
};

/** The mutations that are bounded so. */
export function mutationsBoundedBy(...growth: Growth[]): string[] {
  return Object.keys(GROWTH).filter((name) => growth.some((known) => known === GROWTH[name]));
}
