import { PDFDocument } from '@cantoo/pdf-lib';

/** Points of the longer side of a page of A4. */
const LONG_SIDE = 842;

const JPEG = 0xffd8;
/** Segments of a JPEG that are pictures or tables; what a camera notes stands in others. */
const APPLICATION = { from: 0xe1, to: 0xef, adobe: 0xee } as const;
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;

/** Draws a PNG or JPEG on a page of a PDF, the same bytes for the same picture. Throws for what is no picture. */
export async function drawScan(picture: Uint8Array): Promise<Uint8Array> {
  const bytes = Buffer.from(picture);
  const document = await PDFDocument.create({ updateMetadata: false });
  const image =
    bytes.length > 2 && bytes.readUInt16BE(0) === JPEG
      ? await document.embedJpg(withoutNotes(bytes))
      : await document.embedPng(bytes);
  const { width, height } = image.scale(Math.min(1, LONG_SIDE / Math.max(image.width, image.height)));
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document.save();
}

/** A JPEG without what the camera notes beside it, such as the place. */
function withoutNotes(jpeg: Buffer): Buffer {
  const kept = [jpeg.subarray(0, 2)];
  let place = 2;
  while (place + 4 <= jpeg.length && jpeg[place] === 0xff && jpeg[place + 1] !== START_OF_SCAN) {
    const marker = jpeg[place + 1] ?? 0;
    const end = place + 2 + jpeg.readUInt16BE(place + 2);
    const isNote = marker >= APPLICATION.from && marker <= APPLICATION.to && marker !== APPLICATION.adobe;
    if (!isNote && marker !== COMMENT) {
      kept.push(jpeg.subarray(place, end));
    }
    place = end;
  }
  return Buffer.concat([...kept, jpeg.subarray(place)]);
}
