import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { FIELDS } from '#rules/field.ts';
import type { AppContext } from '#server/context.ts';
import type { Cla } from './cla.entity.ts';
import { claDocumentUrl } from './cla.queries.ts';
import { ClaObjectType, FieldDefinitionType } from './cla.types.ts';

/** Computed fields of a CLA. */
@Resolver(() => ClaObjectType)
export class ClaResolver {
  @FieldResolver(() => String)
  documentUrl(@Root() cla: Cla, @Ctx() ctx: AppContext): Promise<string> {
    return claDocumentUrl(ctx, cla);
  }

  @FieldResolver(() => String)
  sha256(@Root() cla: Cla): string {
    return cla.document.sha256;
  }

  @FieldResolver(() => [FieldDefinitionType])
  fields(@Root() cla: Cla): FieldDefinitionType[] {
    return cla.fields.map((field) => ({ ...field, maxLength: FIELDS[field.type].maxLength }));
  }
}
