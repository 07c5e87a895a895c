import type { ClaDiff } from '#server/modules/cla/cla-diff.ts';
import type { DiffParagraph, DiffRun } from '#server/modules/cla/compare-texts.rules.ts';
import type { FileAnswer } from './route.ts';

/** What the file says in the language of the CLA when there is nothing to compare. */
const WITHOUT_TEXT = {
  zh: '其中一份文件不含可比对的文字，请完整阅读两份文件。',
  en: 'One of the documents holds no text to compare: please read both of them whole.',
} as const;

/** The difference of two versions as a file to save: an HTML fragment with `<ins>` and `<del>` (REST contract §2.1). */
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

/** One `<p>` for each paragraph, in reading order; nothing in it is markup but `<ins>` and `<del>`. */
export function claDiffHtml(paragraphs: readonly DiffParagraph[]): string {
  return paragraphs.map((paragraph) => `<p>${mergeRuns(paragraph)}</p>\n`).join('');
}

function unchanged(text: string): DiffParagraph {
  const runs = [{ text, changed: false }];
  return { kind: 'unchanged', before: runs, after: runs };
}

/** Both sides hold the same number of runs that are in both; between them stands what was removed, then what was added. */
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
    // At the end of a paragraph one of them lacks the blank.
    return prefix + escape(same.length > run.text.length ? same : run.text);
  });
  return merged.join('') + removed();
}

function mark(tag: 'ins' | 'del', { text }: DiffRun): string {
  return `<${tag}>${escape(text)}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
