import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { createContext, type AppContext, type Dependencies } from '#server/context.ts';
import { sourceOf } from '#server/request-source.ts';
import { LIMIT_RULES, MAX_TOKENS } from './limits.ts';
import { createSchema } from './schema.ts';
import { createFormatError } from './to-graphql.ts';

/** Serves GraphQL at `/graphql`. */
export async function registerGraphql(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const apollo = new ApolloServer<AppContext>({
    schema: await createSchema(),
    formatError: createFormatError(deps.log),
    validationRules: LIMIT_RULES,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Answers are never cached, and the hints would be computed for every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      fastifyApolloDrainPlugin(app),
    ],
  });
  await apollo.start();
  await app.register(fastifyApollo(apollo), {
    path: '/graphql',
    method: ['GET', 'POST'],
    context: async (request) => createContext(deps, sourceOf(request)),
  });
}
