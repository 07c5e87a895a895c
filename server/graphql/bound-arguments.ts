import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { checkTextLengths } from '#server/security/check-text-lengths.ts';

/** Has every field refuse arguments with texts that are too long. Error: `bad_request_parameter` with the argument. */
export function boundArguments(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const { args, resolve = defaultFieldResolver } = field;
    if (args.length > 0) {
      field.resolve = (...call) => {
        checkTextLengths(call[1]);
        return resolve(...call);
      };
    }
  }
  return schema;
}
