import type { zhPdf } from '../zh/pdf.ts';

/** The English of `zh/pdf.ts`. */
export const enPdf: Record<keyof typeof zhPdf, string> = {
  'pdf.region': 'Document: {title}',
  'pdf.toolbar': 'Document tools',
  'pdf.loading': 'Opening the document…',
  'pdf.page': 'Page {page} of {pages}',
  'pdf.pages': 'All pages',
  'pdf.pageLabel': 'Page {page}',
  'pdf.zoomIn': 'Zoom in',
  'pdf.zoomOut': 'Zoom out',
  'pdf.zoomFit': 'Fit width',
  'pdf.zoomLevel': '{percent}%',
  'pdf.readAsText': 'As text',
  'pdf.download': 'Download',
  'pdf.newTab': 'Open in a new tab',
  'pdf.noText': 'No text can be read from this page. Please look at the document itself, or download it.',
  'pdf.failed': 'The document could not be opened',
  'pdf.failed.text': 'Check your connection and try again, or download the document.',
  'pdf.retry': 'Try again',
  'claSummary.title': 'In plain language',
  'claSummary.note':
    'Written by the community to help you read the agreement. It is not part of it: only the text of the agreement is binding.',
  'claText.title': 'Full text',
  'claText.pdf': 'View the PDF',
  'claText.none': 'This agreement cannot be shown as text',
  'claText.none.text': 'Choose “View the PDF” to read it.',
  'claText.note': 'This text was extracted from the PDF, which prevails.',
  'claPdf.pageTitle': 'View a CLA',
  'claPdf.title': 'The text of the CLA',
  'claPdf.titleOf': 'The text of the CLA of {community}',
  'claPdf.document': 'Agreement',
  'claPdf.fingerprint': 'SHA-256 fingerprint',
  'claPdf.INDIVIDUAL': 'Individual CLA, version {version} ({language})',
  'claPdf.CORPORATION': 'Corporate CLA, version {version} ({language})',
  'claPdf.superseded': 'This is not the current version',
  'claPdf.superseded.text':
    'It can no longer be signed, and is kept for those who signed it. <a>See the current version</a>',
  'claPdf.unnamed':
    'The link does not say which CLA to show. Use the full link that you were given, or start from the signing page.',
  'claPdf.missing': 'This CLA was not found',
  'claPdf.missing.text': 'Check that the link is complete, or see the current version on the signing page.',
};
