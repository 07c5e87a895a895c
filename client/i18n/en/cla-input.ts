import type { zhClaInput } from '../zh/cla-input.ts';

/** The English of `zh/cla-input.ts`. */
export const enClaInput: Record<keyof typeof zhClaInput, string> = {
  'claInput.summary': 'Plain-language summary',
  'claInput.summary.help':
    'Tell signers in plain words what the agreement means; shown above its text. Blank lines separate paragraphs, lines that begin with "-" or "1." form lists. At most {max, number} characters.',
  'claInput.summary.problem': 'At most {max, number} characters, without tabs or other control characters.',
  'claInput.kind': 'Where the CLA comes from',
  'claInput.kind.url': 'A URL',
  'claInput.kind.url.help': 'A PDF in a public repository',
  'claInput.kind.file': 'A file',
  'claInput.kind.file.help': 'A PDF on this device',
  'claInput.url.label': 'URL of the PDF',
  'claInput.url.help':
    'Begins with https:// and leads to the raw PDF in a public repository on Gitee or GitHub, 2 MB at most.',
  'claInput.url.check': 'Fetch and check',
  'claInput.url.checking': 'Checking…',
  'claInput.sample': 'No text yet? Start from a sample',
  'claInput.sample.help':
    'A short, neutral agreement. Have a lawyer review it; you can publish a new version at any time.',
  'claInput.file.label': 'Choose a PDF',
  'claInput.file.help': '2 MB at most.',
  'claInput.file.progress': 'Upload progress',
  'claInput.problem.noUrl': 'Enter the URL of the PDF.',
  'claInput.problem.unchecked': 'This URL has not been checked yet: fetch and check it first.',
  'claInput.problem.noFile': 'Choose a PDF.',
  'claInput.refused.not_https': 'Enter a complete URL that begins with https://.',
  'claInput.refused.not_listed':
    'Files cannot be fetched from this site. Use a URL in a public repository on Gitee or GitHub, or upload the file.',
  'claInput.refused.private_address':
    'This URL leads into a private network and cannot be fetched. Use a public URL, or upload the file.',
  'claInput.refused.unreachable':
    'No file could be fetched from this URL. Check that it is right and that the repository is public.',
  'claInput.refused.too_many_redirects': 'This URL redirects too often. Enter the URL of the PDF itself.',
  'claInput.refused.timeout': 'Fetching the file took too long. Try again later, or upload the file.',
  'claInput.refused.file_too_large': 'The file is larger than 2 MB. Make it smaller and try again.',
  'claInput.refused.encrypted': 'This PDF is encrypted. Remove its password and restrictions and try again.',
  'claInput.refused.script': 'This PDF holds a script and cannot be a CLA. Export it again without scripts.',
  'claInput.refused.launch': 'This PDF holds an action that starts programs and cannot be a CLA. Export it again.',
  'claInput.refused.embedded_file':
    'This PDF has other files embedded and cannot be a CLA. Remove the attachments and try again.',
  'claInput.refused.damaged': 'This PDF is damaged and cannot be read. Export it again.',
  'claInput.refused.no_pages': 'This PDF has no pages. Choose another file.',
  'claInput.refused.expired':
    'A checked file is kept for 24 hours, which have passed. Choose “Replace” and fetch or upload it again.',
  'claInput.refused.unchanged': 'This is the very text of the current version: there is nothing to publish.',
  'claInput.document.facts': '{pages, plural, one {# page} other {# pages}} · {kilobytes, number} KB',
  'claInput.document.rewritten.structure':
    'The inner structure of your file was faulty, so it was tidied up: the pages are the same, but the fingerprint is not that of the file you publish. Export the PDF again and replace it if they must match.',
  'claInput.document.rewritten.form':
    'Your file has an XFA form, which some programs show instead of its pages, so the form was removed and the fingerprint is not that of the file you publish. Print it to a new PDF and replace it if they must match.',
  'claInput.document.preview': 'Preview',
  'claInput.document.replace': 'Replace',
  'claInput.field.defaults': 'Always asked for, always required:',
  'claInput.field.add': 'Add a field',
  'claInput.field.type': 'Type',
  'claInput.field.type.choose': 'Choose',
  'claInput.field.title': 'Title',
  'claInput.field.description': 'Description',
  'claInput.field.required': 'Required',
  'claInput.field.optional': 'Optional',
  'claInput.field.untitled': 'Untitled field',
  'claInput.field.drag': 'Drag “{title}” to another place',
  'claInput.field.up': 'Move “{title}” up',
  'claInput.field.down': 'Move “{title}” down',
  'claInput.field.remove': 'Remove “{title}”',
  'claInput.field.moved': '“{title}” is now number {place} of {total}.',
  'claInput.field.problem.required': 'This cannot be empty.',
  'claInput.field.problem.too_long': 'At most {max} characters.',
  'claInput.field.problem.control_character': 'It holds a control character that cannot be used. Type it again.',
  'claInput.drag.instructions':
    'Press the space bar to pick the field up, the arrow keys to move it, the space bar to put it down, and Escape to cancel.',
  'claInput.drag.picked': 'Picked up “{title}”, number {place} of {total}.',
  'claInput.drag.over': '“{title}” moved to number {place} of {total}.',
  'claInput.drag.dropped': '“{title}” put down as number {place} of {total}.',
  'claInput.drag.cancelled': 'Cancelled: “{title}” is still number {place} of {total}.',
};
