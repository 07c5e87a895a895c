import { type Difference, DIFFERENCE_CLASSES, type DifferenceClass } from './classify.ts';
import type { Comparison } from './compare-answers.ts';

/** What the operator reads of a comparison, with examples by class, and the exit code of the command. */
export function wordComparison(
  { asked, differences }: Comparison,
  shown: ReadonlyMap<DifferenceClass, readonly string[]>,
): { readonly lines: readonly string[]; readonly exitCode: 0 | 1 } {
  const { unexplained = 0 } = differences;
  const counts = Object.entries(differences) as [DifferenceClass, number][];
  const differing = counts.reduce((sum, [, count]) => sum + count, 0);
  const lines = [
    `Answers compared · 比对的结果: ${asked}`,
    `The same · 相同: ${asked - differing}`,
    `Different for a known reason · 原因已知的差异: ${differing - unexplained}`,
    ...counts.flatMap(([name, count]) => {
      const { en, zh } = DIFFERENCE_CLASSES[name];
      return [`- ${name}: ${count}. ${en} · ${zh}`, ...(shown.get(name) ?? [])];
    }),
    `Unexplained · 无法解释: ${unexplained}`,
    closingOf(asked, unexplained),
  ];
  return { lines, exitCode: asked === 0 || unexplained > 0 ? 1 : 0 };
}

function closingOf(asked: number, unexplained: number): string {
  if (asked === 0) {
    return 'The data name nobody, so nothing is proved: check --input, --link and --map. · 数据中没有任何人，无法证明任何结论。请检查 --input、--link 和 --map。';
  }
  return unexplained === 0
    ? 'Nobody gains or loses a valid signature but for the reasons above. · 除以上原因外，没有人因迁移得到或失去有效的签署。'
    : 'Do not switch yet. · 请暂勿切换。';
}

/** Without the address: the row of the source has it. */
export function wordDifference({ question, old, ours, locators }: Difference): string {
  const where = locators.length === 0 ? 'in no row · 不在数据中' : locators.slice(0, 3).join(', ');
  const said = old ? 'signed · 已签署' : 'not signed · 未签署';
  return `    ${where}: ${question.kind}; there · 旧系统: ${said}; here · 本服务: ${ours}`;
}
