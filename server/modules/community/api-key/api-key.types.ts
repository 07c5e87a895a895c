import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import type { ApiKey } from './api-key.entity.ts';
import type { CreateApiKeyInput, NewApiKey } from './manage-api-keys.ts';

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key opens, on GraphQL and the REST paths of the same use.',
  valuesConfig: {
    STATUS_READ: { description: '`signingStatus`, `signingStatuses`, `signingStatusByHash`, `individualClaDiff`.' },
    SIGNINGS_READ: { description: '`signings`, `signingHistory`.' },
    CORPORATIONS_READ: { description: '`corporationSignings`, `corporationSigning`, `corporationSigningCounts`.' },
    EXPORT_READ: { description: '`GET /api/v1/signings/{linkId}/export`.' },
    EVIDENCE_READ: { description: '`GET /api/v1/evidence/{reference}`.' },
    GATE_EVALUATE: { description: '`evaluateCommits`.' },
  },
});

@ObjectType('ApiKey', { description: 'A secret with which a program reads what its manager may see.' })
export class ApiKeyType implements Pick<ApiKey, 'id' | 'name' | 'createdAt'> {
  @Field(() => ID, { description: 'Identifies the key.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, in its maker’s words.' })
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'What it opens.' })
  scopes!: ApiKeyScope[];

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the hour; null if never.',
  })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'From when on it is refused. Null only for a day, for a key that an earlier release made during an upgrade.',
  })
  expiresAt!: Date | null;
}

@InputType('CreateApiKeyInput', { description: 'A new key.' })
export class CreateApiKeyInputType implements CreateApiKeyInput {
  @Field(() => String, { description: 'What it is for, 1 to 100 characters.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Public id of its only link; null for all links of the account.' })
  linkId?: string | null;

  @Field(() => [ApiKeyScope], { description: 'What it opens, at least one.' })
  scopes!: ApiKeyScope[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From when on it is refused, at most a year from now; null for a year from now.',
  })
  expiresAt?: Date | null;
}

@ObjectType({ description: 'The new key.' })
export class CreateApiKeyPayload implements NewApiKey {
  @Field(() => ApiKeyType, { description: 'The key as it is listed.' })
  apiKey!: ApiKey;

  @Field(() => String, { description: 'The key itself, `sgk_<id>_<secret>`; shown here alone.' })
  key!: string;
}

@InputType({ description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Id of the key.' })
  id!: string;
}

@ObjectType({ description: 'The key was revoked.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { description: 'Id of the revoked key.' })
  revokedId!: string;
}
