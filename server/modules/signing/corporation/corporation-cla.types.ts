import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import type { ClaAgreementFacts } from './cla-agreement.queries.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { CorporationType } from './corporation.types.ts';

/** Input of `agreeToCurrentCorporationCla`. */
@InputType({ description: 'Which version the administrator agrees to.' })
export class AgreeToCurrentCorporationClaInput {
  @Field(() => ID, { description: 'Id of the version that they have read: `to` of `corporationClaDiff`.' })
  claId!: string;
}

/** Payload of `agreeToCurrentCorporationCla`. */
@ObjectType({ description: 'The corporation, whose CLA is the current version now.' })
export class AgreeToCurrentCorporationClaPayload {
  @Field(() => CorporationType, { description: 'The corporation.' })
  corporation!: CorporationSigning;
}

/** An agreement of a corporation to a newer version of the corporate CLA. */
@ObjectType('ClaAgreement', { description: 'That an administrator agreed to a newer version of the corporate CLA.' })
export class ClaAgreementType implements Pick<ClaAgreementFacts, 'agreedBy' | 'agreedAt'> {
  @Field(() => ClaObjectType, { description: 'The version that held until then.' })
  previousCla!: ClaObjectType;

  @Field(() => ClaObjectType, { description: 'The version that was agreed to.' })
  cla!: ClaObjectType;

  @Field(() => String, { description: 'Name of the administrator who agreed.' })
  agreedBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When they agreed.' })
  agreedAt!: Date;
}
