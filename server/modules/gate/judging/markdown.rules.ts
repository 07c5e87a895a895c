/** Stands in a word where it stops mentions without being seen. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Escapes a text of others for Markdown of code platforms: it is shown as it is, on one line, with no links, images or
 * HTML, and notifies nobody.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$^=:.-]/g, String.raw`\$&`)
    .replaceAll(/[@/]/g, `$&${ZERO_WIDTH_SPACE}`)
    .trim();
}
