import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { agentsOf } from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import { UpdateGatePolicyInput } from './gate-policy-input.types.ts';
import { getGatePolicy } from './gate-policy.queries.ts';
import type { GatePolicyFacts } from './gate-policy.rules.ts';
import { GatePolicyType, GateTemplateType, UpdateGatePolicyPayload } from './gate-policy.types.ts';
import { listGateTemplates } from './gate-templates.queries.ts';
import { updateGatePolicy } from './update-gate-policy.ts';

@Resolver()
export class GatePolicyResolver {
  @Query(() => GatePolicyType, {
    description: 'What a link demands of pull requests. Errors: `no_link`, `no_permission`.',
  })
  async gatePolicy(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<GatePolicyType> {
    return present(await getGatePolicy(ctx, linkId));
  }

  @Query(() => [GateTemplateType], { description: 'The built-in comments; for community managers.' })
  gateTemplates(@Ctx() ctx: AppContext): Promise<GateTemplateType[]> {
    return listGateTemplates(ctx);
  }

  @Mutation(() => UpdateGatePolicyPayload, {
    description:
      'Changes what a link demands of pull requests, and judges the open ones again. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `field`.',
  })
  async updateGatePolicy(
    @Arg('input', () => UpdateGatePolicyInput, { description: 'What changes.' }) input: UpdateGatePolicyInput,
    @Ctx() ctx: AppContext,
  ): Promise<UpdateGatePolicyPayload> {
    const { policy, judgedAgain } = await updateGatePolicy(ctx, input);
    return { policy: present(policy), judgedAgain };
  }
}

/** A policy with the whole register of agents. */
function present(policy: GatePolicyFacts): GatePolicyType {
  return { ...policy, agents: agentsOf(policy.agents) };
}
