import {
  presentGroup,
  presentMini,
  presentWholeGroup,
} from '#server/integrations/code-platform/testing/gitee-objects.ts';
import { found, ok, page, pullOf, routes } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import type { TokenCall, TokenRepositoryCall } from '#server/integrations/gate-platform/testing/token-face.ts';
import { presentComment, presentLabel } from './fake-present.ts';

/** Organisations, and who is in them. */
export const ACCOUNT_ROUTES = routes<TokenCall>({
  'GET /user/orgs': [
    'groups',
    (call) => {
      const own = [...call.state.accounts.values()].filter(({ members }) => members.has(call.account.id));
      return page(call, own, (groups) => groups.map((group) => presentGroup(call.state, group)));
    },
  ],
  'GET /orgs/{login}': [
    'groups',
    ({ state, at }) => {
      const account = findAccount(state, at['login'] ?? '');
      return ok(presentWholeGroup(state, found(account?.type === 'Organization' ? account : undefined)));
    },
  ],
  'GET /orgs/{organization}/memberships/{login}': ['groups', readMembership],
});

/** Lists that Gitee alone has. */
export const REPOSITORY_ROUTES = routes<TokenRepositoryCall>({
  'GET /pulls/comments': [
    'notes',
    (call) =>
      page(call, call.repository.comments, (comments) =>
        comments.map((comment) => presentComment(call.state, call.repository, comment)),
      ),
  ],
  'GET /pulls/{number}/labels': [
    'pulls',
    (call) =>
      page(call, [...pullOf(call).labels], (names) =>
        names.map((name) => presentLabel(call.state, call.repository, name)),
      ),
  ],
});

function readMembership({ state, at }: TokenCall): FakeAnswer {
  const organization = found(findAccount(state, at['organization'] ?? ''));
  const member = found(findAccount(state, at['login'] ?? ''));
  const active = organization.members.has(member.id);
  found(active || organization.invited.has(member.id) || undefined);
  const places = { url: `${organization.login}/${member.login}`, organization_url: organization.login };
  const shown = { organization: presentGroup(state, organization), user: presentMini(state, member) };
  return ok({ ...places, active, remark: '', role: 'member', ...shown });
}
