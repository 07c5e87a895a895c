import type { ClaDiff_ClaFragment, ClaDiffFragment } from '#generated/graphql.ts';
import type { DiffParagraph } from '../diff-parts.ts';

type Run = DiffParagraph['after'][number];

/** Splits a text into runs; text in square brackets is changed. */
function runs(text: string): Run[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) => ({
      __typename: 'ClaDiffRun',
      text: part.replaceAll(/[[\]]/g, ''),
      changed: part.startsWith('['),
    }));
}

function kindOf(before: string, after: string): DiffParagraph['kind'] {
  if (before === '') {
    return 'ADDED';
  }
  if (after === '') {
    return 'REMOVED';
  }
  return before === after ? 'UNCHANGED' : 'CHANGED';
}

/** Builds a paragraph from its text in the older and the newer version; an empty text means that it is absent. */
export function buildParagraph(before: string, after: string = before): DiffParagraph {
  return { __typename: 'ClaDiffParagraph', kind: kindOf(before, after), before: runs(before), after: runs(after) };
}

/** Builds a version of a CLA. */
export function buildDiffCla(version: number): ClaDiff_ClaFragment {
  return {
    __typename: 'Cla',
    id: `cla-${version}`,
    number: version + 3,
    language: 'ZH',
    version,
    createdAt: `2026-0${version}-01T08:00:00.000Z`,
    documentUrl: `https://cla.example.org/api/v1/cla/web_example-1/${version + 3}`,
    sha256: String(version).repeat(64),
  };
}

/** Builds the difference between the first two versions. */
export function buildDiff(facts: Partial<ClaDiffFragment> = {}): ClaDiffFragment {
  return {
    __typename: 'ClaDiff',
    from: buildDiffCla(1),
    to: buildDiffCla(2),
    graceEndsAt: '2999-12-31T08:00:00.000Z',
    isTextAvailable: true,
    paragraphs: [
      buildParagraph('第一条 定义'),
      buildParagraph('您授予[社区]版权许可。', '您授予[社区及其用户]版权许可。'),
      buildParagraph('第三条 专利'),
      buildParagraph('', '第四条 出口管制'),
    ],
    ...facts,
  };
}
