import { expect, test } from 'vitest';
import { LinkPlatform } from '#rules/code-platform.ts';
import { newLinkId } from './new-link-id.ts';

test.each([
  [LinkPlatform.GITHUB, 'ExampleOrg', /^github_exampleorg-[1-9]\d{18}$/],
  [LinkPlatform.GITEE, 'example_org.cn', /^gitee_example-org-cn-[1-9]\d{18}$/],
  [LinkPlatform.WEB, 'Exámple  Community!', /^web_example-community-[1-9]\d{18}$/],
  [LinkPlatform.WEB, '示例社区', /^web_link-[1-9]\d{18}$/],
  [LinkPlatform.WEB, `${'x'.repeat(39)} y`, /^web_x{39}-[1-9]\d{18}$/],
])('a link id of %s and %s', (platform, name, pattern) => {
  expect(newLinkId(platform, name)).toMatch(pattern);
  expect(newLinkId(platform, name)).not.toBe(newLinkId(platform, name));
});
