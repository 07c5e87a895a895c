import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { GateCapabilities } from './gate-platform.ts';
import { CONNECTABLE_ADAPTERS } from './gate-platforms.ts';

type Row = readonly [string, (capabilities: GateCapabilities) => string];

const EN: readonly Row[] = [
  ['Connected by', ({ connectedBy }) => ({ app: 'App', token: 'token of an account' })[connectedBy]],
  [
    'Who blocks merging',
    ({ blocking }) =>
      ({
        native: 'the platform, by a required check',
        robot: '**only a merge robot** that reads labels',
        none: '**nobody**',
      })[blocking],
  ],
  ['Result', ({ checks }) => (checks ? 'check; comment and labels if wanted' : 'comment and labels')],
  [
    'Commits',
    ({ commitCap }) => (commitCap === null ? 'all' : `up to ${commitCap}; a change with that many never passes`),
  ],
  ['Signature of webhooks', ({ signedBody }) => (signedBody ? 'covers the body' : 'not the body, which is read again')],
  [
    'Lost webhooks',
    ({ resend }) => (resend ? 'sent again; open pull requests are compared' : 'open pull requests are compared'),
  ],
  ['Merge queue', ({ mergeQueue }) => (mergeQueue ? 'yes' : 'no')],
  [
    'Who stands behind a commit',
    ({ vouching }) =>
      vouching.map((one) => ({ opened: 'its opener', pushed: 'who pushed it', signed: 'a signature' })[one]).join(', '),
  ],
  ['Small changes', ({ textChanges }) => (textChanges ? 'exempt, if of text lines alone' : 'never exempt')],
  [
    'New repositories of an organisation',
    ({ reachEvents }) => (reachEvents ? 'followed at once, and looked for every day' : 'looked for every hour'),
  ],
];

const ZH: readonly Row[] = [
  ['接入方式', ({ connectedBy }) => ({ app: 'App', token: '账号的令牌' })[connectedBy]],
  [
    '由谁拦住合入',
    ({ blocking }) =>
      ({ native: '平台自身，通过必需的检查', robot: '**只能由合入机器人**读取标签', none: '**无**' })[blocking],
  ],
  ['结果', ({ checks }) => (checks ? '检查，以及可选的评论和标签' : '评论和标签')],
  ['提交', ({ commitCap }) => (commitCap === null ? '全部' : `最多 ${commitCap} 个，达到时不会通过`)],
  ['推送事件的签名', ({ signedBody }) => (signedBody ? '覆盖内容' : '不覆盖内容，会重新核实')],
  ['丢失的推送事件', ({ resend }) => (resend ? '请平台重发，并比对打开的合并请求' : '比对打开的合并请求')],
  ['合并队列', ({ mergeQueue }) => (mergeQueue ? '支持' : '不支持')],
  [
    '凭什么认定提交归属',
    ({ vouching }) =>
      vouching.map((one) => ({ opened: '发起人', pushed: '推送者', signed: '提交签名' })[one]).join('、'),
  ],
  ['小改动豁免', ({ textChanges }) => (textChanges ? '仅限纯文本行的改动' : '不适用')],
  ['组织里的新仓库', ({ reachEvents }) => (reachEvents ? '立即跟进，并每天比对' : '每小时比对')],
];

function render(rows: readonly Row[]): string {
  const titles = CONNECTABLE_ADAPTERS.map(
    ({ name }) => GATE_PLATFORMS.find((known) => known.name === name)?.title ?? name,
  );
  const lines = rows.map(([label, say]) => [
    label,
    ...CONNECTABLE_ADAPTERS.map(({ capabilities }) => say(capabilities)),
  ]);
  return [['', ...titles], ['---', ...titles.map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |'))
    .join('\n');
}

test.each([
  ['gate-platforms.md', EN],
  ['gate-platforms.zh.md', ZH],
])('the table of docs/%s says what the adapters declare', async (file, rows) => {
  const text = await readFile(join(projectRoot, 'docs', file), 'utf8');
  const [, table] = /<!-- capabilities -->\n\n([\s\S]*?)\n\n<!-- \/capabilities -->/.exec(text) ?? [];
  expect(table).toBe(render(rows));
});
