import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, onRequestHookHandler, preHandlerHookHandler } from 'fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createContext, type AppContext, type Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { callerOf } from '#server/http/caller.ts';
import { admitKey } from './admit-key.ts';
import { answerStatus } from './answer-status.ts';
import { countOperations } from './count-operations.ts';
import { limitCost } from './limit-cost.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limits.ts';
import { loadSchema } from './schema.ts';
import { createFormatError } from './to-graphql.ts';

/** Serves GraphQL at `/graphql`, and its schema as a file at `/schema.graphql`. */
export async function registerGraphql(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const schema = await loadSchema();
  const apollo = new ApolloServer<AppContext>({
    schema,
    formatError: createFormatError(deps.log),
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      limitCost(schema),
      answerStatus,
      ...(deps.config.metricsPort === undefined ? [] : [countOperations]),
      ApolloServerPluginLandingPageDisabled(),
      // Answers are never cached, and the hints would be computed for every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      // Traces are for the gateway of a federated graph, which this is not.
      ApolloServerPluginInlineTraceDisabled(),
    ],
  });
  await apollo.start();
  const text = printSchema(lexicographicSortSchema(schema));
  app.get('/schema.graphql', (_request, reply) =>
    reply
      .type('application/graphql; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send(text),
  );
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    config: { answersJson: true },
    onRequest: refuseMalformedAddress,
    preHandler: forbidStorage,
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => {
        const ctx = createContext(deps, callerOf(deps.config, request, reply));
        await admitKey(ctx);
        return ctx;
      },
    }),
  });
}

/** Apollo's integration parses the whole address, which callers may get wrong in `Host` and what proxies forward. */
const refuseMalformedAddress: onRequestHookHandler = ({ url, protocol, hostname }, _reply, done) => {
  done(URL.canParse(url, `${protocol}://${hostname}/`) ? undefined : new AppError('error_parsing_api_body'));
};

/** What one caller may see must not stay in a proxy or on a disk. */
const forbidStorage: preHandlerHookHandler = (_request, reply, done) => {
  void reply.header('cache-control', 'no-store');
  done();
};
