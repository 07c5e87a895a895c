import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { evidencePath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { Connection } from '#server/graphql/connection.ts';
import { presentIdentity, ProvedIdentityType } from '#server/modules/signing/signing/identity/proved-identity.types.ts';
import { listSignings, type SigningsPage } from './list-signings.ts';
import type { ListedSigning } from './read-signings.ts';
import { getSigningHistory, type SigningPeriod } from './signing-history.ts';
import { withIdentities, type SigningOfPage } from './signing-identities.ts';
import {
  ListedSigningType,
  SigningConnection,
  SigningHistoryArgs,
  SigningPeriodType,
  SigningsArgs,
} from './signing-list.types.ts';

/** A page whose length is counted only when asked for. */
type SigningList = Omit<Connection<SigningOfPage>, 'totalCount'> & Pick<SigningsPage, 'count'>;

@Resolver(() => ListedSigningType)
export class SigningListResolver {
  @Query(() => SigningConnection, {
    description:
      'Everything signed at a link: by individuals, employees and corporations; for its community managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `field`.',
  })
  async signings(@Args(() => SigningsArgs) input: SigningsArgs, @Ctx() ctx: AppContext): Promise<SigningList> {
    const { entries, hasNextPage, endCursor, count } = await listSignings(ctx, input);
    return { nodes: withIdentities(ctx, entries), pageInfo: { hasNextPage, endCursor }, count };
  }

  @Query(() => [SigningPeriodType], {
    description:
      'Counts of signings over time, at most 400 periods, oldest first; for community managers of the link. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `from`.',
  })
  signingHistory(
    @Args(() => SigningHistoryArgs) input: SigningHistoryArgs,
    @Ctx() ctx: AppContext,
  ): Promise<SigningPeriod[]> {
    return getSigningHistory(ctx, input);
  }

  @FieldResolver(() => String, { description: 'Where managers get the evidence.' })
  evidenceUrl(@Root() { reference }: ListedSigning, @Ctx() { deps }: AppContext): string {
    return new URL(evidencePath(reference), deps.config.publicUrl).href;
  }

  @FieldResolver(() => [ProvedIdentityType], {
    description: 'Further addresses and accounts that are tied to it now, oldest first.',
  })
  async identities(@Root() { id, identitiesOfPage }: SigningOfPage): Promise<ProvedIdentityType[]> {
    const identities = (await identitiesOfPage()).get(id) ?? [];
    return identities.map((identity) => presentIdentity(identity, identity.link.getEntity().linkId));
  }

  @FieldResolver(() => String, { nullable: true })
  name(@Root() { name }: ListedSigning): string | null {
    return name === '' ? null : name;
  }

  @FieldResolver(() => String, { nullable: true })
  email(@Root() { email }: ListedSigning): string | null {
    return email === '' ? null : email;
  }
}

@Resolver(() => SigningConnection)
export class SigningConnectionResolver {
  @FieldResolver(() => Int, { description: 'Entries of the whole list.' })
  totalCount(@Root() { count }: SigningList): Promise<number> {
    return count();
  }
}
