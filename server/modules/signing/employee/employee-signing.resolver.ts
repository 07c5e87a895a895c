import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { findChangedBy, findChanges } from './employee-signing.queries.ts';
import { EmployeeSigningChangeType, EmployeeSigningType } from './employee-signing.types.ts';

@Resolver(() => EmployeeSigningType)
export class EmployeeSigningResolver {
  @FieldResolver(() => ClaObjectType)
  cla(@Root() signing: EmployeeSigning): Promise<Cla> {
    return signing.cla.loadOrFail();
  }

  @FieldResolver(() => [EmployeeSigningChangeType])
  changes(@Root() signing: EmployeeSigning): Promise<readonly EmployeeSigningChange[]> {
    return findChanges(signing);
  }
}

@Resolver(() => EmployeeSigningChangeType)
export class EmployeeSigningChangeResolver {
  @FieldResolver(() => String, { nullable: true })
  changedBy(@Root() change: EmployeeSigningChange): Promise<string | null> {
    return findChangedBy(change);
  }
}
