import { expect } from 'vitest';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { Call, Cases } from './case.ts';
import { arrangeLink, type World } from './world.ts';

/** A commit by somebody who signed, changed by `facts`. */
async function evaluationOf(world: World, facts: object = {}): Promise<Call> {
  const { link } = await arrangeLink(world);
  const em = world.em();
  const cla = await em.findOneOrFail(Cla, { link, type: 'individual' });
  const { email } = await buildIndividualSigning(em, cla, { email: newEmail() });
  const commit = { sha: 'ab'.repeat(20), author_email: email, message: 'Change it', ...facts };
  return { params: { linkId: link.linkId }, json: { commits: [commit] } };
}

/** Requests about pull requests. */
export const GATE_CASES: Cases = {
  'GET gate/github-app': [
    {
      rule: 'redirects to a page, whatever comes',
      call: () => ({ query: { code: 'x', state: 'x', url: '' } }),
      expected: '/gate?error_code=auth_failed',
    },
  ],
  'POST gate/evaluate/:linkId': [
    {
      rule: 'covers the commits of those who signed, in any letter case of the keys',
      call: async (world) => evaluationOf(world, { Committer_Email: '' }),
      expected: expect.objectContaining({ verdict: 'covered', complete: true }),
    },
    {
      rule: 'says who has not signed, and where to',
      call: async (world) => evaluationOf(world, { author_email: newEmail('stranger.example') }),
      expected: expect.objectContaining({
        verdict: 'uncovered',
        commits: [
          expect.objectContaining({
            subject: 'Change it',
            subjects: [
              expect.objectContaining({
                role: 'author',
                assurance: 'a0',
                covered: false,
                rule: null,
                missing: 'not_signed',
                step: 'sign',
                step_url: expect.stringContaining('/sign/'),
              }),
            ],
          }),
        ],
      }),
    },
    {
      rule: 'covers nothing without commits',
      call: async (world) => ({ ...(await evaluationOf(world)), json: { commits: [] } }),
      expected: expect.objectContaining({ verdict: 'unknown' }),
    },
    {
      rule: 'refuses what is no hash, and names it',
      call: async (world) => evaluationOf(world, { sha: 'HEAD' }),
      code: 'bad_request_parameter',
      expected: { field: 'commits.0.sha' },
    },
    {
      rule: 'names a field as the request does',
      call: async (world) => evaluationOf(world, { author_email: 'x'.repeat(501) }),
      code: 'bad_request_parameter',
      expected: { field: 'commits.0.author_email' },
    },
    {
      rule: 'refuses a body without commits',
      call: async (world) => ({ ...(await evaluationOf(world)), json: {} }),
      code: 'error_parsing_api_body',
      expected: { field: 'commits' },
    },
    {
      rule: 'refuses an unknown link',
      call: async (world) => ({ ...(await evaluationOf(world)), params: { linkId: 'web_none-1' } }),
      code: 'no_link',
    },
    {
      rule: 'refuses callers without a key where the community keeps private who has signed',
      call: async (world) => {
        const call = await evaluationOf(world);
        await world.em().nativeUpdate(Link, { linkId: call.params?.['linkId'] ?? '' }, { statusNeedsKey: true });
        return call;
      },
      code: 'missing_token',
    },
  ],
};
