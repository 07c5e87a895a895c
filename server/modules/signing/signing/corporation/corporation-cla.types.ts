import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { ClaAgreementFacts } from './cla-agreement.queries.ts';

@InputType({ description: 'The version that the administrator agrees to.' })
export class AgreeToCurrentCorporationClaInput {
  @Field(() => ID, { description: 'Id of the version that they have read: `to` of `corporationClaDiff`.' })
  claId!: string;
}

@ObjectType({ description: 'The corporation, whose CLA is now the current version.' })
export class AgreeToCurrentCorporationClaPayload {
  @Field(() => CorporationType, { description: 'The corporation.' })
  corporation!: CorporationSigning;
}

@ObjectType('ClaAgreement', { description: "An administrator's agreement to a newer version of the corporate CLA." })
export class ClaAgreementType implements Pick<ClaAgreementFacts, 'agreedBy' | 'agreedAt'> {
  @Field(() => ClaObjectType, { description: 'The version that applied before.' })
  previousCla!: ClaObjectType;

  @Field(() => ClaObjectType, { description: 'The version that was agreed to.' })
  cla!: ClaObjectType;

  @Field(() => String, { description: 'Name of the administrator who agreed.' })
  agreedBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When they agreed.' })
  agreedAt!: Date;
}
