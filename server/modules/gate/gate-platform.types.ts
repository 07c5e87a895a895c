import { registerEnumType } from 'type-graphql';
import { GATE_PLATFORMS, GatePlatformName } from '#rules/gate-platform.ts';

registerEnumType(GatePlatformName, {
  name: 'GatePlatform',
  description: 'Code platforms whose pull requests can be judged.',
  valuesConfig: Object.fromEntries(
    GATE_PLATFORMS.map(({ key, title }) => [key, { description: `${title}, public or self-hosted.` }]),
  ),
});
