import { PDFDocument } from '@cantoo/pdf-lib';
import { toTask } from '#server/isolation/to-task.ts';

export const run = toTask(async (bytes: Uint8Array) => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPageCount();
});
