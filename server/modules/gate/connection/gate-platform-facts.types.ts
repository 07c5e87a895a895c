import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import type { GateCapabilities } from '#server/integrations/gate-platform/gate-platform.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';

/** Who keeps an uncovered pull request from being merged. */
export const GateBlocking = {
  NATIVE: 'native',
  ROBOT: 'robot',
  NONE: 'none',
} as const satisfies Record<string, GateCapabilities['blocking']>;

registerEnumType(GateBlocking, {
  name: 'GateBlocking',
  description: 'Who keeps an uncovered pull request from being merged.',
  valuesConfig: {
    NATIVE: { description: 'The platform, where the branch demands our check.' },
    ROBOT: { description: "The community's merge robot, which has to read the labels." },
    NONE: { description: 'Nobody: the verdict is shown, and people have to heed it.' },
  },
});

@ObjectType({ description: 'What a code platform can do for the gate, as declared by its adapter.' })
export class GatePlatformFacts implements Pick<
  GateCapabilities,
  | 'blocking'
  | 'commitCap'
  | 'signedBody'
  | 'resend'
  | 'checks'
  | 'tester'
  | 'resolvableComments'
  | 'mergeQueue'
  | 'textChanges'
> {
  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => Boolean, { description: "Whether it is connected by an App; otherwise by an account's token." })
  connectedByApp!: boolean;

  @Field(() => GateBlocking, { description: 'Who keeps an uncovered pull request from being merged.' })
  blocking!: GateCapabilities['blocking'];

  @Field(() => Int, {
    nullable: true,
    description: 'The most commits of a pull request that it lists; one with so many is never covered. Null: all.',
  })
  commitCap!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the signature of a webhook covers its body. Otherwise what it says is read again.',
  })
  signedBody!: boolean;

  @Field(() => Boolean, {
    description: 'Whether lost webhooks can be had again. Otherwise open pull requests are compared now and then.',
  })
  resend!: boolean;

  @Field(() => Boolean, {
    description: 'Whether verdicts are shown as checks; otherwise by labels and comments alone.',
  })
  checks!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the account can pass a pull request as a tester whom the repository requires.',
  })
  tester!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a comment can ask to be resolved before the pull request is merged.',
  })
  resolvableComments!: boolean;

  @Field(() => Boolean, { description: 'Whether its merge queue asks for verdicts.' })
  mergeQueue!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether changes of text lines can be told from binaries, modes, renames and submodules. Otherwise no change is exempt by its size.',
  })
  textChanges!: boolean;

  @Field(() => [Vouching], {
    description: 'What it tells about who stands behind a commit: of OPENED, PUSHED and SIGNED.',
  })
  vouching!: Vouching[];
}
