/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */
export const VERIFIER_SHA256 = '32e7f7d633c6136f0fe46c999e131e04ed16f8cbfa1e3ad6d73f85dc12fe4210';
