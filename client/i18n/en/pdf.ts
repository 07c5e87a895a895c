import type { zhPdf } from '../zh/pdf.ts';

/** The English of `zh/pdf.ts`. */
export const enPdf: Record<keyof typeof zhPdf, string> = {
  'pdf.region': 'Document: {title}',
  'pdf.toolbar': 'Document tools',
  'pdf.loading': 'Opening the document…',
  'pdf.page': 'Page {page} of {pages}',
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
  'claPdf.pageTitle': 'View a CLA',
  'claPdf.title': 'The text of the CLA',
  'claPdf.missing':
    'This CLA was not found. A newer version may have taken its place; the signing page shows the current one.',
};
