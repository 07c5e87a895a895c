import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance } from 'fastify';
import { createContext, type AppContext, type Dependencies } from '#server/context.ts';
import { callerOf } from '#server/http/caller.ts';
import { admitKey } from './admit-key.ts';
import { answerDocumentFailure } from './answer-status.ts';
import { countOperations } from './count-operations.ts';
import { createGraphqlHandler } from './graphql-handler.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limits.ts';
import { loadSchema } from './schema.ts';
import { createFormatError } from './to-graphql.ts';

/** Serves GraphQL at `/graphql`. */
export async function registerGraphql(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const apollo = new ApolloServer<AppContext>({
    schema: await loadSchema(),
    formatError: createFormatError(deps.log),
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      answerDocumentFailure,
      ...(deps.config.metricsPort === undefined ? [] : [countOperations]),
      ApolloServerPluginLandingPageDisabled(),
      // Answers are never cached, and the hints would be computed for every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      // Traces are for the gateway of a federated graph, which this is not.
      ApolloServerPluginInlineTraceDisabled(),
    ],
  });
  await apollo.start();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    config: { answersJson: true },
    handler: createGraphqlHandler(apollo, async (request, reply) => {
      const ctx = createContext(deps, callerOf(deps.config, request, reply));
      await admitKey(ctx);
      return ctx;
    }),
  });
}
