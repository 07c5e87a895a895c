import { type Certificate, ContentInfo, SignedData } from 'pkijs';
import { certificatesIn } from './published.ts';

/** Contents of a time stamp, which state the fingerprint of what was stamped (RFC 3161). */
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';

/** The signature of a PDF, and what it covers. */
export interface PdfSignature {
  /** CMS structure in DER; zeros may follow it. */
  readonly cms: Uint8Array<ArrayBuffer>;
  readonly covered: Uint8Array<ArrayBuffer>;
}

/**
 * Checks the signature of a seal with the certificate in it: `foreign` when that is none of the published ones, `wrong`
 * when it does not sign these bytes. Loaded only when there is a seal, because the library is large.
 */
export async function checkSignature(
  { cms, covered }: PdfSignature,
  publishedPem: string,
): Promise<'right' | 'wrong' | 'foreign'> {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
    const { eContent, eContentType } = signed.encapContentInfo;
    // Contents that a signature brings along would be checked instead of the file. Those of a time stamp are compared.
    if (eContent !== undefined && eContentType !== TIME_STAMP) {
      return 'wrong';
    }
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: covered.buffer,
      extendedMode: true,
    });
    if (signatureVerified !== true) {
      return 'wrong';
    }
    return signerCertificate && certificatesIn(publishedPem).includes(base64Of(signerCertificate))
      ? 'right'
      : 'foreign';
  } catch {
    // What is no signature at all, or fails to verify.
    return 'wrong';
  }
}

function base64Of(certificate: Certificate): string {
  return btoa(String.fromCharCode(...new Uint8Array(certificate.toSchema().toBER())));
}
