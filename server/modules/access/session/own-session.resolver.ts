import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import {
  EndOtherSessionsPayload,
  EndSessionInput,
  EndSessionPayload,
  SessionEndType,
  SessionType,
} from './own-session.types.ts';
import { sessionEnd } from './session-end.ts';

/** The viewer's own sessions. */
@Resolver()
export class OwnSessionResolver {
  @Query(() => [SessionType], { description: "The viewer's open sessions, latest seen first. Managers of all roles." })
  sessions(@Ctx() ctx: AppContext): Promise<SessionType[]> {
    return listSessions(ctx);
  }

  @Query(() => SessionEndType, {
    nullable: true,
    description:
      'When the session of the request ends; null when nobody is logged in. Asking does not count as use of the session, unlike every other operation.',
  })
  sessionEnd(@Ctx() ctx: AppContext): Promise<SessionEndType | null> {
    return sessionEnd(ctx);
  }

  @Mutation(() => EndSessionPayload, {
    description:
      'Ends a session at once; when it is the session of the request, its cookies are cleared as by `logout`. Managers of all roles. Error: `no_permission` for an id that is no open session of the viewer.',
  })
  async endSession(
    @Arg('input', () => EndSessionInput, { description: 'Which session.' }) { id }: EndSessionInput,
    @Ctx() ctx: AppContext,
  ): Promise<EndSessionPayload> {
    return { sessions: await endSession(ctx, id) };
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: 'Ends all sessions of the viewer but the one of the request. Managers of all roles.',
  })
  async endOtherSessions(@Ctx() ctx: AppContext): Promise<EndOtherSessionsPayload> {
    return { sessions: await endOtherSessions(ctx) };
  }
}
