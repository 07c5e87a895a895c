import { expect, test } from 'vitest';
import { shapeOf } from './paragraph-shape.ts';

test.each([
  ['Individual Contributor Licence Agreement', true, { kind: 'title' }],
  ['A plain first sentence.', true, { kind: 'clause', depth: 0 }],
  ['1 Words used here', false, { kind: 'heading' }],
  ['第一条 定义', false, { kind: 'heading' }],
  ['二、版权许可', false, { kind: 'heading' }],
  ['2. Grant of Copyright License', false, { kind: 'heading' }],
  ['GRANT OF PATENT LICENSE', false, { kind: 'heading' }],
  [
    '2. You grant everybody who receives the project a licence to copy it, to change it and to pass it on.',
    false,
    { kind: 'clause', depth: 0 },
  ],
  ['3. You agree.', false, { kind: 'clause', depth: 0 }],
  ['1.1 A“Project”is a repository', false, { kind: 'clause', depth: 1 }],
  ['1.1“项目”是指代码仓库', false, { kind: 'clause', depth: 1 }],
  ['（一）您保留您的权利', false, { kind: 'clause', depth: 1 }],
  ['(a) copy the work', false, { kind: 'clause', depth: 1 }],
  ['1.1.2 the work', false, { kind: 'clause', depth: 2 }],
  ['(iii) the work', false, { kind: 'clause', depth: 2 }],
  ['2026 was the year', false, { kind: 'clause', depth: 0 }],
])('"%s" (first: %s) is set as %o', (text, isFirst, shape) => {
  expect(shapeOf(text, isFirst)).toEqual(shape);
});
