import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CODE_PLATFORMS, LinkPlatform } from '#rules/code-platform.ts';
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

/** The public facts about a link. */
@ObjectType('Link', { description: 'A project bound to contributor licence agreements; public facts only.' })
export class LinkType implements Pick<
  Link,
  'alias' | 'projectUrl' | 'platform' | 'organization' | 'repository' | 'signingState' | 'returnOrigins'
> {
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
