import { posix } from 'node:path';

/** A list of all decisions by number. */
export function writeDecisionList(decisions: readonly { readonly path: string; readonly text: string }[]): string {
  const items = decisions.map(({ path, text }) => {
    const [, number = '', title = ''] = /^# (\d+)[:.]? (.+)$/m.exec(text) ?? [];
    return `- [${number} ${title}](${posix.basename(path)})`;
  });
  return `# Decisions\n\nWhy things are as they are: what was chosen, and instead of what.\n\n${items.join('\n')}\n`;
}
