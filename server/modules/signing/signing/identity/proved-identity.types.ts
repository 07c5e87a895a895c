import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import type { ClaimAddressInput as ClaimAddressFacts } from './claim-address.ts';
import type { ProvedIdentity } from './proved-identity.entity.ts';
import type { StartClaimAccountInput as StartClaimAccountFacts } from './start-claim-account.ts';

@ObjectType('ProvedIdentity', {
  description: 'A proved tie between a further address, or an account of a code platform, and a signing.',
})
export class ProvedIdentityType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The address; null for an account.' })
  email!: string | null;

  @Field(() => GatePlatformName, { nullable: true, description: 'The platform of the account; null for an address.' })
  platform!: GatePlatformName | null;

  @Field(() => String, { nullable: true, description: 'Host of the instance; null for an address.' })
  host!: string | null;

  @Field(() => String, { nullable: true, description: 'Login of the account when it was proved; null for an address.' })
  account!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was proved.' })
  provedAt!: Date;
}

/** Shows an identity with the public id of its link. */
export function presentIdentity(identity: ProvedIdentity, linkId: string): ProvedIdentityType {
  const { id, reference, email, platform, host, account, provedAt } = identity;
  return {
    id,
    linkId,
    reference,
    email: email ?? null,
    platform: platform ?? null,
    host: host ?? null,
    account: account ?? null,
    provedAt,
  };
}

@InputType({ description: 'An address that signed, a further one, and the codes CLAIM_ADDRESS sent to both.' })
export class ClaimAddressInput implements ClaimAddressFacts {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'The address that signed.' })
  email!: string;

  @Field(() => String, { description: 'The code sent to it.' })
  emailCode!: string;

  @Field(() => String, { nullable: true, description: 'The challenge of that code; browsers have a cookie instead.' })
  emailChallenge?: string | null;

  @Field(() => String, { description: 'The further address.' })
  claimedEmail!: string;

  @Field(() => String, { description: 'The code sent to that one.' })
  claimedCode!: string;

  @Field(() => String, { nullable: true, description: 'The challenge of that code; browsers have a cookie instead.' })
  claimedChallenge?: string | null;
}

@ObjectType({ description: 'The address is proved.' })
export class ClaimAddressPayload {
  @Field(() => ProvedIdentityType, { description: 'The tie to the signing.' })
  identity!: ProvedIdentityType;
}

@InputType({
  description:
    'The platform of the account. Besides, to tie it to a signing: the address that signed, and the code CLAIM_ADDRESS sent to it; to confirm commits: the pull request and their hashes.',
})
export class StartClaimAccountInput implements StartClaimAccountFacts {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { nullable: true, description: 'The address that signed.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The code sent to it.' })
  verificationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The challenge of that code; browsers have a cookie instead.' })
  challenge?: string | null;

  @Field(() => GatePlatformName, { description: 'Platform of the account, one with which people log in here.' })
  platform!: GatePlatformName;

  @Field(() => String, { nullable: true, description: 'Host of the instance; null for the configured one.' })
  host?: string | null;

  @Field(() => String, { nullable: true, description: 'Path of this service to end at; null: `/my-signings`.' })
  returnPath?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A pull request whose commits are confirmed once the account has come back.',
  })
  pullRequestId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Hashes of commits of its head that name the account.' })
  shas?: string[] | null;
}

@ObjectType({ description: 'The proof continues at the platform.' })
export class StartClaimAccountPayload {
  @Field(() => String, {
    description: 'Where to send the browser within ten minutes; works once and in this browser only.',
  })
  url!: string;
}
