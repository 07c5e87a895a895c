import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CODE_PLATFORMS, LinkPlatform } from '#rules/code-platform.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { type Link, LinkSigningState } from './link.entity.ts';

registerEnumType(LinkPlatform, {
  name: 'CodePlatform',
  description: 'Where a linked project lives.',
  valuesConfig: {
    ...Object.fromEntries(
      CODE_PLATFORMS.map(({ key, title, url }) => [
        key,
        { description: `${new URL(url).host} or the configured ${title}.` },
      ]),
    ),
    WEB: { description: 'Anywhere: the link belongs to a local account.' },
  },
});

registerEnumType(LinkSigningState, {
  name: 'LinkSigningState',
  description:
    'Whether a link takes new signings. What was signed counts in every state, and newer versions can be agreed to.',
  valuesConfig: {
    OPEN: { description: 'It takes new signings.' },
    PAUSED: { description: 'It takes none for a while.' },
    CLOSED: { description: 'It takes none any more, until a manager opens it again.' },
  },
});

/** What everybody who searches learns about a link. */
@ObjectType('ListedLink', { description: 'A project that whoever looks for its community finds.' })
export class ListedLinkType implements Pick<Link, 'alias' | 'projectUrl' | 'platform' | 'organization' | 'repository'> {
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
}

/** A page of links that were found. */
export const ListedLinkConnection = connectionOf(ListedLinkType, 'ListedLink');

/** Arguments of `listedLinks`. */
@ArgsType()
export class ListedLinksArgs extends PageArgs {
  @Field(() => String, {
    description:
      'Part of the name of the community, the address, the organisation or the repository, not blank; letter case does not matter.',
  })
  search!: string;
}

/** The public facts about a link. */
@ObjectType('Link', { description: 'A project bound to contributor licence agreements; public facts only.' })
export class LinkType extends ListedLinkType implements Pick<Link, 'signingState' | 'returnOrigins'> {
  @Field(() => LinkSigningState, { description: 'Whether it takes new signings.' })
  signingState!: LinkSigningState;

  @Field(() => [String], {
    description:
      'Origins whose pages signers may be led back to after signing, besides the host of the project; https only.',
  })
  returnOrigins!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'What the community says to visitors while it takes no new signings; plain text.',
  })
  visitorText!: string | null;
}
