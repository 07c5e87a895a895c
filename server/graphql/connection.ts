import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Page, PageRequest } from '#server/db/paging.ts';

/** The requested page of a list. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { defaultValue: 20, description: 'Most entries of the answer, 1 to 100.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before; null or left out for the first page.',
  })
  after?: string | null;
}

/** The edges of a page. */
@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What to send as `after` for the next page; null when the page is empty.',
  })
  endCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to send as `before` for the previous page, to lists that take it; null on the first page.',
  })
  startCursor?: string | null;
}

/** A page of a list in the schema. */
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** Creates the type `<name>Connection` for lists of a type; the schema has one per type. */
export function connectionOf<Node extends object>(node: ClassType<Node>, name: string): ClassType<Connection<Node>> {
  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [node], { description: 'The entries of this page, in order.' })
    readonly nodes!: Node[];

    @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
    readonly pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Entries of the whole list.' })
    readonly totalCount!: number;
  }
  return ConnectionType;
}

/** Presents a page as a connection. */
export function toConnection<Node>({ entries, totalCount, ...pageInfo }: Page<Node>): Connection<Node> {
  return { nodes: entries, pageInfo, totalCount };
}
