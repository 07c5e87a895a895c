import { beforeAll, describe, expect, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { ManagerRole } from '#server/modules/account/manager.entity.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { buildDelivery, buildWebhook } from '#server/modules/webhook/testing/webhooks.ts';
import { buildAccount, buildCla, buildCorporation, buildLink, buildManager } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { operationsOf, type Operation } from '#server/test/operation.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { createSchema } from './schema.ts';

/**
 * Who may call an operation: everybody, anyone logged in, any community manager, the owner of the data, or an
 * administrator of the service; for a corporation's data either kind of its managers, its administrator alone, or its
 * employee managers alone.
 */
type Access =
  | 'everybody'
  | 'logged in'
  | 'community manager'
  | 'owner'
  | 'service administrator'
  | 'corporation manager'
  | 'corporation administrator'
  | 'employee manager';

/** Every operation of the schema; the test below fails when one is missing. */
const ACCESS: Readonly<Record<string, Access>> = {
  agreeToCurrentIndividualCla: 'everybody',
  cla: 'everybody',
  claimAddress: 'everybody',
  codePlatforms: 'everybody',
  codeTask: 'everybody',
  corporationsForEmail: 'everybody',
  evaluateCommits: 'everybody',
  footer: 'everybody',
  individualClaDiff: 'everybody',
  limits: 'everybody',
  link: 'everybody',
  listedLinks: 'everybody',
  login: 'everybody',
  policyDocument: 'everybody',
  pullRequestVerdict: 'everybody',
  recheckPullRequest: 'everybody',
  requestPasswordReset: 'everybody',
  confirmRepresentativeChange: 'everybody',
  representativeChange: 'everybody',
  undoRepresentativeChange: 'everybody',
  corporationProgress: 'everybody',
  resendSignedDocument: 'everybody',
  resetPassword: 'everybody',
  sessionEnd: 'everybody',
  sendVerificationCode: 'everybody',
  senderProviders: 'everybody',
  signCorporation: 'everybody',
  signEmployee: 'everybody',
  signIndividual: 'everybody',
  signLinkAlias: 'everybody',
  signedDocument: 'everybody',
  signingStatus: 'everybody',
  signingStatuses: 'everybody',
  startClaimAccount: 'everybody',
  startCodePlatformLogin: 'everybody',
  verifyDocument: 'everybody',
  verifyReference: 'everybody',
  viewer: 'everybody',
  acceptPrivacyPolicy: 'logged in',
  changePassword: 'logged in',
  replaceOneTimePassword: 'logged in',
  logout: 'logged in',
  sessions: 'logged in',
  endSession: 'logged in',
  endOtherSessions: 'logged in',
  passkeys: 'logged in',
  totp: 'logged in',
  beginPasskeyRegistration: 'logged in',
  finishPasskeyRegistration: 'logged in',
  removePasskey: 'logged in',
  beginTotp: 'logged in',
  confirmTotp: 'logged in',
  removeTotp: 'logged in',
  createRecoveryCodes: 'logged in',
  stepUp: 'logged in',
  beginPlatformStepUp: 'logged in',
  beginPasskeyAuthentication: 'everybody',
  finishPasskeyAuthentication: 'everybody',
  completeLogin: 'everybody',
  activateEmployeeSigning: 'corporation manager',
  corporation: 'corporation manager',
  corporationDashboard: 'corporation manager',
  deactivateEmployeeSigning: 'corporation manager',
  removeEmployeeSigning: 'corporation manager',
  changeFoundEmployeeSignings: 'corporation manager',
  undoEmployeeChange: 'corporation manager',
  addPreApprovals: 'corporation manager',
  removePreApprovals: 'corporation manager',
  inviteEmployees: 'corporation manager',
  setEmployeeNotices: 'employee manager',
  addEmailDomain: 'corporation administrator',
  emailDomainRemoval: 'corporation administrator',
  removeEmailDomain: 'corporation administrator',
  createEmployeeManagers: 'corporation administrator',
  removeEmployeeManagers: 'corporation administrator',
  deactivateEmployeeManagers: 'corporation administrator',
  reactivateEmployeeManagers: 'corporation administrator',
  renewEmployeeManagerPassword: 'corporation administrator',
  requestEmailDomainCode: 'corporation administrator',
  nameBackupAdministrator: 'corporation administrator',
  endBackupAdministrator: 'corporation administrator',
  setAutoApproval: 'corporation administrator',
  setSecondFactorRequirement: 'corporation administrator',
  corporationClaDiff: 'corporation manager',
  agreeToCurrentCorporationCla: 'corporation administrator',
  apiKeys: 'community manager',
  createApiKey: 'community manager',
  revokeApiKey: 'community manager',
  availableRepositories: 'community manager',
  beginGithubApp: 'community manager',
  connectPlatform: 'community manager',
  connectionHealth: 'community manager',
  deliveries: 'community manager',
  disconnectPlatform: 'community manager',
  gateHosts: 'community manager',
  gatePlatforms: 'community manager',
  gateTemplates: 'community manager',
  platformConnections: 'community manager',
  replayDelivery: 'community manager',
  resumeConnection: 'community manager',
  checkRepository: 'community manager',
  createLink: 'community manager',
  authorizeSender: 'community manager',
  links: 'community manager',
  localAccounts: 'service administrator',
  createLocalAccount: 'service administrator',
  renewLocalAccountPassword: 'service administrator',
  deactivateLocalAccount: 'service administrator',
  reactivateLocalAccount: 'service administrator',
  endLocalAccountSessions: 'service administrator',
  refreshOrganizations: 'community manager',
  senderCredentials: 'community manager',
  senderServers: 'community manager',
  startGmailAuthorization: 'community manager',
  verifySender: 'community manager',
  addCla: 'owner',
  gateCommentPreview: 'owner',
  gatePolicy: 'owner',
  gatedRepositories: 'owner',
  overrideVerdict: 'owner',
  pullRequest: 'owner',
  pullRequestCounts: 'owner',
  pullRequests: 'owner',
  setGatedRepositories: 'owner',
  approveCorporationSigning: 'owner',
  returnCorporationSigning: 'owner',
  revokeUploadLinks: 'owner',
  claUpdatePreview: 'owner',
  corporationClaim: 'owner',
  corporationSigning: 'owner',
  corporationSigningCounts: 'owner',
  corporationSignings: 'owner',
  deleteCorporationSigning: 'owner',
  linkDashboard: 'owner',
  emailPreview: 'owner',
  failedEmails: 'owner',
  linkDetails: 'owner',
  purgeCorporationSigning: 'owner',
  removeCla: 'owner',
  renewAdministratorPassword: 'owner',
  resendCorporationDocument: 'owner',
  restoreCorporationSigning: 'owner',
  setLinkSigningState: 'owner',
  activity: 'owner',
  signings: 'owner',
  signingHistory: 'owner',
  unlinkLink: 'owner',
  setClaSummary: 'owner',
  privacySettings: 'owner',
  setLinkPolicyDocument: 'owner',
  removeLinkPolicyDocument: 'owner',
  updateCla: 'owner',
  updateGatePolicy: 'owner',
  updateLink: 'owner',
  updateRepresentative: 'owner',
  webhooks: 'owner',
  webhookDeliveries: 'owner',
  createWebhook: 'owner',
  updateWebhook: 'owner',
  deleteWebhook: 'owner',
  testWebhook: 'owner',
  replayWebhookDelivery: 'owner',
};

const OPERATIONS = operationsOf(await createSchema(), {});

let testApp: TestApp;
interface Owned {
  readonly linkId: string;
  readonly claId: string;
  readonly corporationId: string;
  readonly pullRequestId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}
let owned: Owned;
/** A link that requires a second factor, of an owner who has none. */
let carelessLink: Owned;
let headers: Readonly<
  Record<
    | 'stranger'
    | 'administrator'
    | 'new administrator'
    | 'employee manager'
    | 'careless owner'
    | 'careless administrator'
    | 'new community manager',
    Record<string, string>
  >
>;

beforeAll(async () => {
  testApp = await createTestApp();
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link);
  const corporation = await buildCorporation(em, link, { domains: ['example.com'] });
  const stranger: CommunityAccount = await buildAccount(em);
  const administrator = await buildManager(em, corporation, { role: ManagerRole.ADMINISTRATOR });
  const employeeManager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  const { id: pullRequestId } = await buildPullRequest(em, link);
  owned = {
    linkId: link.linkId,
    claId: cla.id,
    corporationId: corporation.id,
    pullRequestId,
    ...(await webhookOf(link)),
  };
  const elsewhere = await buildCorporation(em, link);
  const newAdministrator = await buildManager(em, elsewhere, { initialPasswordChanged: false });
  const careless = await buildLink(em, { requiresSecondFactor: true });
  carelessLink = {
    linkId: careless.linkId,
    claId: (await buildCla(em, careless)).id,
    corporationId: (await buildCorporation(em, careless)).id,
    pullRequestId: (await buildPullRequest(em, careless)).id,
    ...(await webhookOf(careless)),
  };
  const strict = await buildCorporation(em, link, { requiresSecondFactor: true });
  headers = {
    'careless owner': await signIn(testApp, await careless.owner.loadOrFail()),
    'careless administrator': await signIn(testApp, await buildManager(em, strict)),
    'new administrator': await signIn(testApp, newAdministrator),
    'new community manager': await signIn(testApp, await buildAccount(em, { initialPasswordChanged: false })),
    stranger: await signIn(testApp, stranger),
    administrator: await signIn(testApp, administrator),
    'employee manager': await signIn(testApp, employeeManager),
  };
});

async function webhookOf(link: Link): Promise<Pick<Owned, 'webhookId' | 'deliveryId'>> {
  const webhook = await buildWebhook(testApp, link);
  return { webhookId: webhook.id, deliveryId: (await buildDelivery(testApp, webhook)).id };
}

function idFor(name: string, { linkId, corporationId, pullRequestId, webhookId, deliveryId }: Owned): string {
  const ids: Readonly<Record<string, string>> = {
    linkDetails: linkId,
    overrideVerdict: pullRequestId,
    pullRequest: pullRequestId,
    updateWebhook: webhookId,
    deleteWebhook: webhookId,
    testWebhook: webhookId,
    replayWebhookDelivery: deliveryId,
  };
  return ids[name] ?? corporationId;
}

/** The operation with arguments that name existing data, of somebody else unless told. */
async function aim(name: string, at = owned): Promise<Operation> {
  const { linkId, claId, webhookId } = at;
  const values = { linkId, claId, webhookId, id: idFor(name, at) };
  const operation = operationsOf(await createSchema(), values).find((known) => known.name === name);
  if (operation === undefined) {
    throw new Error(`the schema has no operation ${name}`);
  }
  return operation;
}

const call = async (name: string, caller: Record<string, string>, at = owned): Promise<readonly string[]> => {
  const { query, variables } = await aim(name, at);
  return (await graphql(testApp.app, query, variables, caller)).codes;
};

const namesOf = (...access: Access[]): string[] =>
  Object.keys(ACCESS).filter((name) => access.some((known) => known === ACCESS[name]));

test('the table names every operation of the schema', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted());
});

describe('without a session nobody may call', () => {
  const names = namesOf(
    'logged in',
    'community manager',
    'owner',
    'service administrator',
    'corporation manager',
    'corporation administrator',
    'employee manager',
  );
  test.each(names)('%s', async (name) => {
    expect(await call(name, {})).toEqual(['missing_token']);
  });
});

describe.each(['administrator', 'employee manager'] as const)(
  'the %s of a corporation is no community manager',
  (role) => {
    test.each(namesOf('community manager', 'owner', 'service administrator'))('%s', async (name) => {
      expect(await call(name, headers[role])).toEqual(['unauthorized_token']);
    });
  },
);

describe('a community manager is no administrator of the service', () => {
  test.each(namesOf('service administrator'))('%s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['unauthorized_token']);
  });
});

describe('a community manager is no manager of a corporation', () => {
  test.each(namesOf('corporation manager', 'corporation administrator', 'employee manager'))('%s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['unauthorized_token']);
  });
});

describe('an employee manager may not call what is for the administrator', () => {
  test.each(namesOf('corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['employee manager'])).toEqual(['unauthorized_token']);
  });
});

describe('an administrator may not call what is for employee managers', () => {
  test.each(namesOf('employee manager'))('%s', async (name) => {
    expect(await call(name, headers.administrator)).toEqual(['unauthorized_token']);
  });
});

describe('until the one-time password is changed, the administrator may not call', () => {
  test.each(namesOf('corporation manager', 'corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['new administrator'])).toEqual(['initial_password_unchanged']);
  });
});

describe('until the one-time password is changed, a community manager may not call', () => {
  test.each(namesOf('community manager', 'owner', 'service administrator'))('%s', async (name) => {
    expect(await call(name, headers['new community manager'])).toEqual(['initial_password_unchanged']);
  });
});

describe('whoever has no second factor although one is required may not call', () => {
  test.each([...namesOf('owner'), 'links'])('%s', async (name) => {
    expect(await call(name, headers['careless owner'], carelessLink)).toEqual(['second_factor_missing']);
  });

  test.each(namesOf('corporation manager', 'corporation administrator'))('%s', async (name) => {
    expect(await call(name, headers['careless administrator'])).toEqual(['second_factor_missing']);
  });
});

describe('the manager of another community', () => {
  test.each(namesOf('owner'))('may not call %s', async (name) => {
    expect(await call(name, headers.stranger)).toEqual(['no_permission']);
  });
});

describe('operations open to everybody ask for no session', () => {
  test.each(namesOf('everybody'))('%s', async (name) => {
    expect(['missing_token', 'unknown_token', 'unauthorized_token', 'no_permission']).not.toContain(
      (await call(name, {}))[0],
    );
  });
});
