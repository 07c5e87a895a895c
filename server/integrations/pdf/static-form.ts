import { type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { listOf, unpackStream } from './unpack-stream.ts';

/** Maximum bytes of one part of a form. */
const MAX_PART = 4 * 1024 * 1024;

/** Elements of XFA that run something or send it off, and what could spell them another way. */
const ACTIVE = /<(?:[\w.-]{1,40}:)?(?:script|execute|submit)\b|<!(?:DOCTYPE|ENTITY)|\0/i;

/** Whether the XFA form of a form dictionary runs nothing: a copy of the pages. */
export function isStaticForm(dict: PDFDict): boolean {
  const parts = listOf(dict.lookup(PDFName.of('XFA'))).filter((part) => part instanceof PDFRawStream);
  const xml = parts.map((part) => Buffer.from(unpackStream(part, MAX_PART)).toString('latin1')).join('');
  return xml !== '' && !ACTIVE.test(xml);
}

const CONSTANT = String.raw`(?:"(?:[^"\\]|\\u[\dA-Fa-f]{4})*"|'[^'\\]*'|[\d.]+|true|false)`;

/**
 * Acrobat's own functions that format a date, a time, a number or the like, with nothing but constants. They change no
 * other field and leave the document alone.
 */
// Linear: no text matches two of its parts, and scripts are short.
const FORMAT = new RegExp(
  String.raw`^AF(?:Date|Time|Number|Percent|Special)_(?:Format|Keystroke)(?:Ex)?\(\s*(?:${CONSTANT}(?:\s*,\s*${CONSTANT})*)?\s*\);?$`,
);

const FORMAT_MAX_LENGTH = 300;

/** Whether a script only formats what is typed into a field. */
export function isFormatScript(script: string): boolean {
  return script.length <= FORMAT_MAX_LENGTH && FORMAT.test(script.trim());
}
