import escapeHtml from 'escape-html';
import type { ClaDiff } from '#server/modules/community/cla/cla-diff.ts';
import type { DiffParagraph, DiffRun } from '#server/modules/community/cla/compare-texts.rules.ts';
import type { FileAnswer } from './route.ts';

/** The text of the file, in the language of the CLA, when there is nothing to compare. */
const WITHOUT_TEXT = {
  zh: '其中一份文件不含可比对的文字，请完整阅读两份文件。',
  en: 'One of the documents holds no text to compare: please read both of them whole.',
} as const;

/** The difference between two versions as a file to save: an HTML fragment with `<ins>` and `<del>`. */
export async function claDiffFile(diff: ClaDiff): Promise<FileAnswer> {
  const { linkId } = await diff.to.link.loadOrFail();
  const file = {
    bytes: Buffer.from(
      claDiffHtml(diff.isTextAvailable ? diff.paragraphs : [unchanged(WITHOUT_TEXT[diff.to.language])]),
    ),
    mediaType: 'text/html; charset=utf-8',
    filename: `${linkId}_cla_diff.html`,
  };
  return { file, headers: { 'cache-control': 'private, no-store' } };
}

/** Writes one `<p>` per paragraph, in reading order, with no markup but `<ins>` and `<del>`. */
export function claDiffHtml(paragraphs: readonly DiffParagraph[]): string {
  return paragraphs.map((paragraph) => `<p>${mergeRuns(paragraph)}</p>\n`).join('');
}

function unchanged(text: string): DiffParagraph {
  const runs = [{ text, changed: false }];
  return { kind: 'unchanged', before: runs, after: runs };
}

/** Both sides have the same number of unchanged runs; between those come removed, then added runs. */
function mergeRuns({ before, after }: DiffParagraph): string {
  const rest = [...before];
  const removed = (): string => {
    const end = rest.findIndex(({ changed }) => !changed);
    const runs = rest.splice(0, end === -1 ? rest.length : end);
    return runs.map((run) => mark('del', run)).join('');
  };
  const merged = after.map((run) => {
    const prefix = removed();
    if (run.changed) {
      return prefix + mark('ins', run);
    }
    const same = rest.shift()?.text ?? '';
    // At the end of a paragraph, one of them has no space.
    return prefix + escapeHtml(same.length > run.text.length ? same : run.text);
  });
  return merged.join('') + removed();
}

function mark(tag: 'ins' | 'del', { text }: DiffRun): string {
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}
