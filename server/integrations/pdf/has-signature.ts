/**
 * Whether a PDF has a digital signature, which anything appended to it would break. A signature names the bytes that it
 * covers, so this dictionary is never packed into a stream.
 */
export function hasSignature(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).includes('/ByteRange');
}
