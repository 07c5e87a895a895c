import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { CorporationProgressType } from '#server/modules/signing/corporation-approval/upload-link/corporation-progress.types.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationSigningType } from '#server/modules/signing/corporation/corporation-signing.types.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { EmployeeSigningType } from '#server/modules/signing/employee/employee-signing.types.ts';
import { knownTime, type ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { ORIGIN_FIELD, SigningOriginType } from './signing-origin.types.ts';

type Signed = Pick<EmployeeSigning | CorporationSigning, 'id' | 'signedAt'>;

const originOf = ({ deps }: AppContext, { id }: Pick<Signed, 'id'>): Promise<ShownOrigin | null> =>
  deps.signingOrigins.load(id);

const timeOf = async (ctx: AppContext, signing: Signed): Promise<Date | null> =>
  knownTime(signing.signedAt, await originOf(ctx, signing));

@Resolver(() => CorporationSigningType)
export class CorporationSigningOriginResolver {
  @FieldResolver(() => SigningOriginType, ORIGIN_FIELD)
  origin(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<ShownOrigin | null> {
    return originOf(ctx, signing);
  }

  @FieldResolver(() => GraphQLISODateTime)
  signedAt(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return timeOf(ctx, signing);
  }
}

@Resolver(() => CorporationType)
export class CorporationOriginResolver {
  @FieldResolver(() => SigningOriginType, ORIGIN_FIELD)
  origin(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<ShownOrigin | null> {
    return originOf(ctx, signing);
  }

  @FieldResolver(() => GraphQLISODateTime)
  signedAt(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return timeOf(ctx, signing);
  }
}

@Resolver(() => CorporationProgressType)
export class CorporationProgressOriginResolver {
  @FieldResolver(() => SigningOriginType, ORIGIN_FIELD)
  origin(@Root() { signingId }: CorporationProgressType, @Ctx() ctx: AppContext): Promise<ShownOrigin | null> {
    return originOf(ctx, { id: signingId });
  }
}

@Resolver(() => EmployeeSigningType)
export class EmployeeSigningOriginResolver {
  @FieldResolver(() => SigningOriginType, ORIGIN_FIELD)
  origin(@Root() signing: EmployeeSigning, @Ctx() ctx: AppContext): Promise<ShownOrigin | null> {
    return originOf(ctx, signing);
  }

  @FieldResolver(() => GraphQLISODateTime)
  signedAt(@Root() signing: EmployeeSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return timeOf(ctx, signing);
  }
}
