import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFStream,
  PDFString,
  PDFBool,
  PDFNumber,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { ForbiddenContent } from './pdf-refusal.ts';
import { isFormatScript, isStaticForm } from './static-form.ts';

/** What is in a PDF beside its pages. */
export interface ContentFindings {
  readonly forbidden: ForbiddenContent | undefined;
  /** Whether it has an XFA form that runs nothing. */
  readonly hasForm: boolean;
  /** Whether its only scripts are Acrobat's own that format what is typed into a field. */
  readonly hasFormats: boolean;
}

/** Forbidden actions by type; others, such as going to a page or a web address, are harmless. */
const ACTIONS: Readonly<Record<string, ForbiddenContent>> = {
  JavaScript: 'script',
  Launch: 'launch',
  GoToR: 'launch',
  Thread: 'launch',
  ImportData: 'launch',
  SubmitForm: 'launch',
  GoToE: 'embedded_file',
  GoTo3DView: 'embedded_file',
  Movie: 'embedded_file',
  Rendition: 'embedded_file',
  RichMediaExecute: 'embedded_file',
  Sound: 'embedded_file',
};

/** Annotations that contain or play a file. */
const ANNOTATIONS = new Set(['3D', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound']);

/** Actions that a document may run when it is opened. */
const OPEN_ACTIONS = new Set(['GoTo', 'Named']);

/** URL schemes that links may use. */
const SAFE_SCHEME = /^(?:https?|ftp|mailto|tel):/i;
const SCHEME = /^[^/?#]*:/;

/** What an action needs to do anything; one that has none of it and a parent is an element of the document's structure. */
const OPERANDS = ['F', 'D', 'JS', 'Win', 'Mac', 'Unix', 'Sound', 'TA', 'CMD', 'OP', 'AN', 'Annotation'] as const;

/** Names that forbidden content cannot do without. */
const NAMES: Readonly<Record<string, ForbiddenContent>> = {
  ...ACTIONS,
  ...Object.fromEntries([...ANNOTATIONS, 'EF', 'EmbeddedFile', 'EmbeddedFiles', 'Collection'].map(toFile)),
  JS: 'script',
  AA: 'script',
  XFA: 'form',
};

function toFile(name: string): [string, ForbiddenContent] {
  return [name, 'embedded_file'];
}

/** The first kind of forbidden content that one of these names may belong to. */
export function findForbiddenName(names: Iterable<string>): ForbiddenContent | undefined {
  for (const name of names) {
    if (Object.hasOwn(NAMES, name)) {
      return NAMES[name];
    }
  }
  return undefined;
}

/**
 * Searches objects of a PDF, those that no page refers to as well, and finds the first kind of forbidden content:
 * scripts, forms that run them or show their own text, actions that leave the document, embedded files and media.
 */
export function searchContent(objects: readonly PDFObject[]): ContentFindings {
  const waiting = [...objects];
  let hasForm = false;
  let hasFormats = false;
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
      continue;
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const forbidden = forbiddenIn(dict, object instanceof PDFStream);
      if (forbidden !== undefined) {
        return { forbidden, hasForm, hasFormats };
      }
      hasForm ||= dict.has(PDFName.of('XFA'));
      hasFormats ||= isFormat(dict);
      waiting.push(...dict.values());
    }
  }
  return { forbidden: undefined, hasForm, hasFormats };
}

function forbiddenIn(dict: PDFDict, isStream: boolean): ForbiddenContent | undefined {
  const action = ACTIONS[nameIn(dict, 'S')];
  if (action !== undefined && !isFormat(dict) && !isStructure(dict)) {
    return action;
  }
  if (runsScript(dict)) {
    return 'script';
  }
  if (opensElsewhere(dict)) {
    return 'launch';
  }
  return showsForm(dict) ? 'form' : holdsFile(dict, isStream) ? 'embedded_file' : undefined;
}

function isFormat(dict: PDFDict): boolean {
  const script = valueIn(dict, 'JS');
  return nameIn(dict, 'S') === 'JavaScript' && isText(script) && isFormatScript(script.decodeText());
}

/** Authors may name the parts of a document as they like, `Movie` as well. */
function isStructure(dict: PDFDict): boolean {
  const revision = valueIn(dict, 'R');
  return (
    valueIn(dict, 'P') instanceof PDFDict &&
    (revision === undefined || revision instanceof PDFNumber) &&
    OPERANDS.every((key) => !dict.has(PDFName.of(key)))
  );
}

function runsScript(dict: PDFDict): boolean {
  const script = valueIn(dict, 'JS');
  return (
    ((isText(script) || script instanceof PDFStream) && !isFormat(dict)) ||
    isTree(dict, 'JavaScript') ||
    dictsIn(valueIn(dict, 'AA')).some((action) => action.has(PDFName.of('S')) && !isFormat(action))
  );
}

/** Whether the pages are only a stand-in for a form, or could be changed by one. */
function showsForm(dict: PDFDict): boolean {
  return valueIn(dict, 'NeedsRendering') === PDFBool.True || (dict.has(PDFName.of('XFA')) && !isStaticForm(dict));
}

function opensElsewhere(dict: PDFDict): boolean {
  const opening = valueIn(dict, 'OpenAction');
  const opens = opening instanceof PDFDict ? nameIn(opening, 'S') : undefined;
  const address = valueIn(dict, 'URI');
  return (
    // Actions that are always forbidden are found where they are defined.
    (opens !== undefined && !OPEN_ACTIONS.has(opens) && ACTIONS[opens] === undefined) ||
    (isText(address) && !isSafe(address))
  );
}

function isSafe(address: PDFString | PDFHexString): boolean {
  const text = address.decodeText().trim();
  return SAFE_SCHEME.test(text) || !SCHEME.test(text);
}

function holdsFile(dict: PDFDict, isStream: boolean): boolean {
  return (
    isTree(dict, 'EmbeddedFiles') ||
    isTree(dict, 'Collection') ||
    isTree(dict, 'EF') ||
    nameIn(dict, 'Type') === 'EmbeddedFile' ||
    ANNOTATIONS.has(nameIn(dict, 'Subtype')) ||
    // The contents of such a stream are in another file.
    (isStream && dict.has(PDFName.of('F')))
  );
}

function isTree(dict: PDFDict, key: string): boolean {
  return valueIn(dict, key) instanceof PDFDict;
}

function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString;
}

function dictsIn(object: PDFObject | undefined): PDFDict[] {
  return object instanceof PDFDict
    ? object
        .keys()
        .map((key) => object.lookup(key))
        .filter((value) => value instanceof PDFDict)
    : [];
}

function valueIn(dict: PDFDict, key: string): PDFObject | undefined {
  return dict.lookup(PDFName.of(key));
}

function nameIn(dict: PDFDict, key: string): string {
  const value = valueIn(dict, key);
  return value instanceof PDFName ? value.decodeText() : '';
}
