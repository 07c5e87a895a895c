import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { beginGithubApp } from './begin-github-app.ts';
import { connectPlatform } from './connect-platform.ts';
import { connectionHealth } from './connection-health.ts';
import { disconnectPlatform } from './disconnect-platform.ts';
import { GatePlatformFacts } from './gate-platform-facts.types.ts';
import { listConnections, listGateHosts, presentConnection } from './list-connections.ts';
import { listGatePlatforms } from './list-gate-platforms.ts';
import {
  BeginGithubAppInput,
  BeginGithubAppPayload,
  ConnectPlatformInput,
  ConnectPlatformPayload,
  DisconnectPlatformInput,
  DisconnectPlatformPayload,
  GateHost,
  HealthFinding,
  PlatformConnectionType,
  ResumeConnectionInput,
  ResumeConnectionPayload,
} from './platform-connection.types.ts';
import { resumeConnection } from './resume-connection.ts';

/** Connections to code platforms, for community managers. */
@Resolver()
export class PlatformConnectionResolver {
  @Query(() => [GateHost], { description: 'Instances that can be connected here. Community managers only.' })
  gateHosts(@Ctx() ctx: AppContext): Promise<GateHost[]> {
    return listGateHosts(ctx);
  }

  @Query(() => [GatePlatformFacts], {
    description: 'The platforms that can be connected, with what each can do for the gate. Community managers only.',
  })
  gatePlatforms(@Ctx() ctx: AppContext): Promise<GatePlatformFacts[]> {
    return listGatePlatforms(ctx);
  }

  @Query(() => [PlatformConnectionType], {
    description:
      "The viewer's connections with the operator's App, or those used at a link, for all of its managers. Community managers only. Errors: `no_link`, `no_permission`.",
  })
  platformConnections(
    @Arg('linkId', () => ID, { nullable: true, description: 'Public id of a link.' }) linkId: string | null,
    @Ctx() ctx: AppContext,
  ): Promise<PlatformConnectionType[]> {
    return listConnections(ctx, linkId);
  }

  @Query(() => [HealthFinding], {
    description:
      "What is in order about a connection, and what is not: about the viewer's repositories. Community managers only. Errors: `not_found`, `no_permission`, `auth_failed`, `too_many_request` with `retryAfter`.",
  })
  connectionHealth(
    @Arg('id', () => ID, { description: 'The connection.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<HealthFinding[]> {
    return connectionHealth(ctx, id);
  }

  @Mutation(() => ConnectPlatformPayload, {
    description:
      'Connects an account of a code platform by its token; the same account again takes the new token and ends a pause. Community managers only. Errors: `not_support_platform` (GitHub is connected by an App), `bad_request_parameter` with `url`, `token` or `webhookSecret`, `auth_failed`, `too_many_request` with `retryAfter`, `step_up_needed`.',
  })
  async connectPlatform(
    @Arg('input', () => ConnectPlatformInput, { description: 'The account.' }) input: ConnectPlatformInput,
    @Ctx() ctx: AppContext,
  ): Promise<ConnectPlatformPayload> {
    const { connection, webhookSecret, manager } = await connectPlatform(ctx, input);
    return { connection: presentConnection(ctx, manager, connection), webhookSecret };
  }

  @Mutation(() => BeginGithubAppPayload, {
    description:
      'Starts the registration of a GitHub App: the browser posts `manifest` to `url` and returns to `/api/v1/gate/github-app`. Community managers only. Errors: `bad_request_parameter` with `url` or `organization`, `step_up_needed`.',
  })
  beginGithubApp(
    @Arg('input', () => BeginGithubAppInput, { description: 'Who owns it, and where.' }) input: BeginGithubAppInput,
    @Ctx() ctx: AppContext,
  ): Promise<BeginGithubAppPayload> {
    return beginGithubApp(ctx, input);
  }

  @Mutation(() => DisconnectPlatformPayload, {
    description:
      'Ends a connection and forgets its credentials; for whoever made it. Errors: `not_found`, `no_permission`, `step_up_needed`.',
  })
  async disconnectPlatform(
    @Arg('input', () => DisconnectPlatformInput, { description: 'The connection.' }) { id }: DisconnectPlatformInput,
    @Ctx() ctx: AppContext,
  ): Promise<DisconnectPlatformPayload> {
    const { connection, manager } = await disconnectPlatform(ctx, id);
    return { connection: presentConnection(ctx, manager, connection) };
  }

  @Mutation(() => ResumeConnectionPayload, {
    description:
      'Tries the credentials of a paused connection again, ends the pause when the platform takes them, and has looked at what happened meanwhile; changes nothing about one that works. Community managers who see it. Errors: `not_found`, `no_permission`, `auth_failed` when the platform still refuses, `too_many_request` with `retryAfter`.',
  })
  async resumeConnection(
    @Arg('input', () => ResumeConnectionInput, { description: 'The connection.' }) { id }: ResumeConnectionInput,
    @Ctx() ctx: AppContext,
  ): Promise<ResumeConnectionPayload> {
    const { connection, manager } = await resumeConnection(ctx, id);
    return { connection: presentConnection(ctx, manager, connection) };
  }
}
