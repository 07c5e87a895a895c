/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */
export const VERIFIER_SHA256 = 'e4240803a79a6d7b0355640c6b352e18c6906cab2d0185e6c5f4ae7a7b315d06';
