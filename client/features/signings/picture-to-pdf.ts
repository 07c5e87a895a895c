/** Longest side of a picture in a PDF, in pixels: small writing on A4 stays readable, and the file below 2 MiB. */
const SIDE_MAX = 2200;

const JPEG_QUALITY = 0.8;

/** Longest side of the page, in points: that of A4. */
const PAGE_SIDE = 842;

/**
 * Makes a PDF of one page of a picture, scaled down, and without what a camera notes beside it, such as the place.
 * Undefined when the browser cannot read the picture.
 */
export async function pictureToPdf(picture: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (bitmap === undefined) {
    return undefined;
  }
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context === null) {
    return undefined;
  }
  // A JPEG has no transparency: what is transparent would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (jpeg === null) {
    return undefined;
  }
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const name = picture.name.replace(/\.[^.]*$/, '') || picture.name;
  return new File([pdfOfJpeg(bytes, size)], `${name}.pdf`, { type: 'application/pdf' });
}

/** A PDF of one page that the JPEG fills. */
function pdfOfJpeg(jpeg: Uint8Array<ArrayBuffer>, size: { readonly width: number; readonly height: number }): Blob {
  const scale = PAGE_SIDE / Math.max(size.width, size.height);
  const [width, height] = [size.width, size.height].map((side) => (side * scale).toFixed(2));
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`;
  const objects: readonly (readonly BlobPart[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Picture 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
  ];
  const parts: BlobPart[] = ['%PDF-1.7\n'];
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(new Blob(parts).size);
    parts.push(`${index + 1} 0 obj\n`, ...object, '\nendobj\n');
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = new Blob(parts).size;
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\n`);
  parts.push(`startxref\n${start}\n%%EOF\n`);
  return new Blob(parts);
}
