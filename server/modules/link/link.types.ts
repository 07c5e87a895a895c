import { Field, ID, ObjectType } from 'type-graphql';
import { ClaType, Language, LinkPlatform } from '#server/graphql/enums.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import type { Link } from './link.entity.ts';

/** What everybody may know of a link. */
@ObjectType('Link', { description: 'A project bound to contributor licence agreements; public facts only.' })
export class LinkType implements Pick<Link, 'alias' | 'projectUrl' | 'platform' | 'organization' | 'repository'> {
  @Field(() => ID, { description: 'Public id: `<platform>_<organisation>-<19 digits>`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the community.' })
  alias!: string;

  @Field(() => String, { description: 'Address of the project.' })
  projectUrl!: string;

  @Field(() => LinkPlatform, { description: 'Where the project lives.' })
  platform!: LinkPlatform;

  @Field(() => String, {
    nullable: true,
    description: 'Organisation on the code platform; null for links of local accounts.',
  })
  organization!: string | null;

  @Field(() => String, { nullable: true, description: 'Repository; null when the whole organisation is linked.' })
  repository!: string | null;

  @Field(() => [ClaType], { description: 'What can be signed here.' })
  signingTypes!: ClaType[];

  @Field(() => [Language], { description: 'Languages of the CLAs on offer.' })
  languages!: Language[];

  @Field(() => [ClaObjectType], { description: 'The CLAs that can be signed now, at most one per type and language.' })
  clas!: ClaObjectType[];
}
