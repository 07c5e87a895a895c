/** A Markdown table; a bar or a line break in a cell does not end it. */
export function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(asCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A page that shows a file as it is. */
export function asCode(path: string, text: string): string {
  const language = /\.(\w+)$/.exec(path)?.[1] ?? 'text';
  return `# ${path}\n\n${fence(language === 'example' ? 'sh' : language, text)}\n`;
}

/** A block of code. */
export function fence(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}

/** A text of a schema as Markdown: what looks like a tag of HTML stays text. */
export function asProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('');
}

/** Joins the parts of a page by blank lines, leaving out empty ones. */
export function join(parts: readonly string[]): string {
  const kept = parts.map((part) => part.trimEnd()).filter((part) => part !== '');
  return `${kept.join('\n\n')}\n`;
}

function asCell(text: string): string {
  // Linear: reads our own descriptions.
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}
