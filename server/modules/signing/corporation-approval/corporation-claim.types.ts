import { Field, Int, ObjectType } from 'type-graphql';
import type { CorporationClaim } from './describe-corporation-claim.ts';

/** What ends when a corporation claims its email domains. */
@ObjectType('CorporationClaim', {
  description:
    'What a corporation ends when it claims its email domains, at its approval and when it is restored after one.',
})
export class CorporationClaimType implements CorporationClaim {
  @Field(() => Int, {
    description:
      'Number of individual signings in its email domains that count now; they end, and the signers are told.',
  })
  individualSignings!: number;
}
