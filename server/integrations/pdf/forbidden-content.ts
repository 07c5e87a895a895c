import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Content that a PDF must not have if others are to open it. */
export type ForbiddenContent = 'script' | 'launch' | 'embedded_file';

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

/**
 * Searches every object of a PDF, including those that no page refers to, and returns the first kind of forbidden
 * content: scripts, forms that run them, actions that leave the document, embedded files and media.
 */
export function findForbiddenContent(context: PDFContext): ForbiddenContent | undefined {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
      continue;
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const forbidden = forbiddenIn(dict, object instanceof PDFStream);
      if (forbidden !== undefined) {
        return forbidden;
      }
      waiting.push(...dict.values());
    }
  }
  return undefined;
}

function forbiddenIn(dict: PDFDict, isStream: boolean): ForbiddenContent | undefined {
  const action = ACTIONS[nameIn(dict, 'S')];
  if (action !== undefined) {
    return action;
  }
  if (runsScript(dict)) {
    return 'script';
  }
  if (opensElsewhere(dict)) {
    return 'launch';
  }
  return holdsFile(dict, isStream) ? 'embedded_file' : undefined;
}

function runsScript(dict: PDFDict): boolean {
  const script = valueIn(dict, 'JS');
  return (
    isText(script) ||
    script instanceof PDFStream ||
    isTree(dict, 'JavaScript') ||
    dict.has(PDFName.of('XFA')) ||
    dictsIn(valueIn(dict, 'AA')).some((action) => action.has(PDFName.of('S')))
  );
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
