import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { FIELDS } from '#rules/field.ts';
import type { AppContext } from '#server/context.ts';
import { type Cla, ClaState } from './cla.entity.ts';
import { claDocumentUrl, findCla } from './cla.queries.ts';
import { ClaObjectType, FieldDefinitionType } from './cla.types.ts';

/** A CLA by its number, and the computed fields of every CLA. */
@Resolver(() => ClaObjectType)
export class ClaResolver {
  @Query(() => ClaObjectType, {
    nullable: true,
    description:
      'A CLA of a link by its number there; null when there is none. Superseded and removed ones stay readable, for those who signed them. Error: `no_link`.',
  })
  cla(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('number', () => Int, { description: 'The `number` of the CLA.' }) number: number,
    @Ctx() ctx: AppContext,
  ): Promise<Cla | null> {
    return findCla(ctx, linkId, number);
  }

  @FieldResolver(() => Boolean)
  isCurrent(@Root() cla: Cla): boolean {
    return cla.state === ClaState.CURRENT;
  }

  @FieldResolver(() => [String])
  async paragraphs(@Root() cla: Cla, @Ctx() { em, deps }: AppContext): Promise<readonly string[]> {
    return deps.documentTexts.read(em, cla.document.sha256);
  }

  @FieldResolver(() => String)
  documentUrl(@Root() cla: Cla, @Ctx() ctx: AppContext): Promise<string> {
    return claDocumentUrl(ctx, cla);
  }

  @FieldResolver(() => String)
  sha256(@Root() cla: Cla): string {
    return cla.document.sha256;
  }

  @FieldResolver(() => String, { nullable: true })
  summary(@Root() cla: Cla): string | null {
    return cla.summary ?? null;
  }

  @FieldResolver(() => [FieldDefinitionType])
  fields(@Root() cla: Cla): FieldDefinitionType[] {
    return cla.fields.map((field) => ({ ...field, maxLength: FIELDS[field.type].maxLength }));
  }
}
