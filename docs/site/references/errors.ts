import { ERRORS } from '#server/errors/catalogue.ts';
import { asProse, asTable, join } from './markdown.ts';

/** The page of all codes of failures. */
export function writeErrorReference(): Record<string, string> {
  const rows = Object.entries(ERRORS).map(([code, { status, message }]) => [
    `\`${code}\``,
    `${status}`,
    asProse(message),
  ]);
  return {
    '/reference/errors': join([
      '# Error codes',
      'A failure has one code, the same over GraphQL (`extensions.code`) and REST (`error_code`, with `cla.` before it). Programs go by the code; the message is for logs. Pages show a text of their own.',
      asTable(['Code', 'Status over REST', 'Message'], rows),
    ]),
  };
}
