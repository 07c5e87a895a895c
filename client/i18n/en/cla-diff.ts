import type { zhClaDiff } from '../zh/cla-diff.ts';

/** The English of `zh/cla-diff.ts`. */
export const enClaDiff: Record<keyof typeof zhClaDiff, string> = {
  'claDiff.from': 'Old version',
  'claDiff.to': 'New version',
  'claDiff.version': 'Version {version, number} ({language}), published on {date}',
  'claDiff.original': 'Open the PDF of version {version, number}',
  'claDiff.grace': 'Validity of the old version',
  'claDiff.grace.until':
    'Signatures of the old version remain valid until {date}. After that, the new one has to be agreed to.',
  'claDiff.grace.over': 'Signatures of the old version have not been valid since {date}.',
  'claDiff.title': 'What has changed',
  'claDiff.note':
    'Compared from the text of both PDFs, to make reading easier. The PDFs prevail. <keys>On a change, press n for the next and p for the previous one.</keys>',
  'claDiff.tools': 'Go through the changes',
  'claDiff.count': '{count, plural, one {# change} other {# changes}}',
  'claDiff.position': 'Change {number, number} of {count, number}',
  'claDiff.previous': 'Previous change',
  'claDiff.next': 'Next change',
  'claDiff.shown': 'Shown',
  'claDiff.shown.changes': 'Only changes',
  'claDiff.shown.whole': 'Whole text',
  'claDiff.legend.removed': 'Removed from the old version',
  'claDiff.legend.added': 'Added in the new version',
  'claDiff.change.CHANGED': 'Change {number, number} of {count, number}: changed paragraph',
  'claDiff.change.ADDED': 'Change {number, number} of {count, number}: new paragraph',
  'claDiff.change.REMOVED': 'Change {number, number} of {count, number}: removed paragraph',
  'claDiff.mark.removed': '[removed] ',
  'claDiff.mark.added': '[added] ',
  'claDiff.mark.end': ' [end]',
  'claDiff.fold': '{count, plural, one {# paragraph} other {# paragraphs}} unchanged, show',
  'claDiff.noText': 'The texts cannot be compared',
  'claDiff.noText.text':
    'At least one of the PDFs has no text to take out, as when it was scanned. Please open both PDFs above and read them side by side.',
  'claDiff.same': 'The wording has not changed',
  'claDiff.same.text': 'Both versions have the same text; the layout may differ. The PDFs above prevail.',
};
