import { showOrganization } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { DONE, page, pullOf, routes } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { TokenCall, TokenRepositoryCall } from '#server/integrations/gate-platform/testing/token-face.ts';
import { requireRole } from '#server/integrations/gate-platform/testing/token-repository-routes.ts';

/** Organisations with repositories in which the account has a right. */
export const ACCOUNT_ROUTES = routes<TokenCall>({ 'GET /users/orgs': ['groups', listOrganizations] });

/** What testers do. */
export const REPOSITORY_ROUTES = routes<TokenRepositoryCall>({
  'POST /pulls/{number}/test': ['pulls', passTest],
  'PATCH /pulls/{number}/testers': ['pulls', resetTest],
});

function listOrganizations(call: TokenCall): FakeAnswer {
  const own = [...call.state.repositories.values()]
    .filter(({ roles, owner }) => roles.has(call.account.id) && owner.type === 'Organization')
    .map(({ owner }) => owner);
  return page(call, [...new Set(own)], (owners) => owners.map(showOrganization));
}

function passTest(call: TokenRepositoryCall): FakeAnswer {
  const { login } = call.account;
  if (call.repository.requiredTester !== login) {
    throw new FakeRefusal(403, '403 Forbidden');
  }
  pullOf(call).testedBy.add(login);
  return DONE;
}

function resetTest(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'write', 403);
  pullOf(call).testedBy.clear();
  return DONE;
}
