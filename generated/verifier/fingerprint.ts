/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */
export const VERIFIER_SHA256 = 'e21dbfa560efd33057e8a4dff098ffe6762c2637691820989d24bc8a63c9ffbf';
