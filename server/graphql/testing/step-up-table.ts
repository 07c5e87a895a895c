/**
 * Whether a mutation asks for a fresh proof of who makes it: always, for some inputs, never, or not at all because it
 * needs no session. It asks for what binds somebody, opens something lastingly, hands out personal data in bulk or
 * cannot be taken back; it does not for what is taken back as easily as it was done, and for what only closes.
 */
type StepUp = 'always' | 'for some inputs' | 'never' | 'no session';

/** Every mutation of the schema; `step-up-table.int.test.ts` fails when one is missing. */
export const STEP_UP: Readonly<Record<string, StepUp>> = {
  // Signers and visitors: codes and mailed links prove who they are.
  agreeToCurrentIndividualCla: 'no session',
  claimAddress: 'no session',
  confirmRepresentativeChange: 'no session',
  finishPasskeyAuthentication: 'no session',
  beginPasskeyAuthentication: 'no session',
  completeLogin: 'no session',
  login: 'no session',
  openMySignings: 'no session',
  confirmCommits: 'no session',
  recheckPullRequest: 'no session',
  requestPasswordReset: 'no session',
  emailSignedDocument: 'no session',
  resendSignedDocument: 'no session',
  resetPassword: 'no session',
  sendVerificationCode: 'no session',
  setConfirmationMails: 'no session',
  signCorporation: 'no session',
  signEmployee: 'no session',
  signIndividual: 'no session',
  startClaimAccount: 'no session',
  startCodePlatformLogin: 'no session',
  startConfirmation: 'no session',
  undoRepresentativeChange: 'no session',

  // Signers with the cookie of `openMySignings`, which a code has proved minutes ago.
  closeMySignings: 'never',
  withdrawSigning: 'never',
  requestErasure: 'never',

  // The own account.
  acceptPrivacyPolicy: 'never',
  setLanguage: 'never',
  beginPasskeyRegistration: 'always',
  beginPlatformStepUp: 'never',
  beginTotp: 'always',
  changePassword: 'never', // takes the password
  confirmTotp: 'never', // needs a begun one
  createRecoveryCodes: 'always',
  endOtherSessions: 'never',
  endSession: 'never',
  finishPasskeyRegistration: 'never', // needs a begun one
  logout: 'never',
  removePasskey: 'always',
  removeTotp: 'always',
  replaceOneTimePassword: 'always',
  stepUp: 'never',

  // Local accounts of the service.
  createLocalAccount: 'always',
  deactivateLocalAccount: 'always',
  endLocalAccountSessions: 'always',
  reactivateLocalAccount: 'always',
  renewLocalAccountPassword: 'always',

  // Programs, senders and connections of a community manager.
  authorizeSender: 'always',
  beginGithubApp: 'always',
  connectPlatform: 'always',
  checkRepository: 'never',
  createApiKey: 'always',
  createWebhook: 'always',
  deleteWebhook: 'never',
  disconnectPlatform: 'always',
  refreshOrganizations: 'never',
  replayDelivery: 'never',
  replayWebhookDelivery: 'never',
  resumeConnection: 'never',
  revokeApiKey: 'never',
  startGmailAuthorization: 'always',
  testWebhook: 'never',
  updateWebhook: 'always',
  verifySender: 'never', // mails a code

  // Links and who shares them.
  acceptLinkInvitation: 'never', // takes a mailed link
  addCla: 'always',
  changeLinkMemberRole: 'always',
  createLink: 'never', // opens nothing that exists
  inviteLinkMember: 'always',
  leaveLink: 'never',
  removeCla: 'never', // only what nobody has signed
  removeLinkMember: 'always',
  removeLinkPolicyDocument: 'never',
  setClaSummary: 'never',
  askForAgreement: 'always',
  setLinkPolicyDocument: 'never',
  setLinkSigningState: 'never',
  transferLink: 'always',
  unlinkLink: 'always',
  updateCla: 'always',
  updateLink: 'for some inputs',
  withdrawLinkInvitation: 'always',

  // The gate.
  overrideVerdict: 'always',
  setGatedOrganization: 'always',
  releaseGatedOrganization: 'always',
  setGatedRepositories: 'for some inputs',
  updateGatePolicy: 'always',

  // Corporations of a link.
  approveCorporationSigning: 'always',
  deleteCorporationSigning: 'never', // can be restored
  endSigning: 'always',
  recordSigning: 'always',
  decideErasure: 'always',
  eraseImportedAccount: 'always',
  purgeCorporationSigning: 'always',
  renewAdministratorPassword: 'never', // goes to the administrator's mailbox alone
  resendCorporationDocument: 'never',
  restoreCorporationSigning: 'always',
  returnCorporationSigning: 'never',
  revokeUploadLinks: 'never',
  updateRepresentative: 'always',

  // The own corporation.
  activateEmployeeSigning: 'never',
  addEmailDomain: 'always',
  addPreApprovals: 'never',
  agreeToCurrentCorporationCla: 'always',
  changeFoundEmployeeSignings: 'never', // can be undone
  createEmployeeManagers: 'always',
  deactivateEmployeeManagers: 'never',
  deactivateEmployeeSigning: 'never',
  endBackupAdministrator: 'always',
  inviteEmployees: 'never',
  nameBackupAdministrator: 'always',
  reactivateEmployeeManagers: 'always',
  removeEmailDomain: 'always',
  removeEmployeeManagers: 'always',
  removeEmployeeSigning: 'never',
  removePreApprovals: 'never',
  renewEmployeeManagerPassword: 'never', // goes to the manager's mailbox alone
  requestEmailDomainCode: 'never', // mails a code
  setAutoApproval: 'always',
  setEmployeeNotices: 'never',
  setSecondFactorRequirement: 'for some inputs', // a second factor first
  undoEmployeeChange: 'never',
};

/** The mutations for which this was decided. */
export function mutationsThatAsk(...decided: StepUp[]): string[] {
  return Object.keys(STEP_UP).filter((name) => decided.some((known) => known === STEP_UP[name]));
}
