/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */
export const VERIFIER_SHA256 = 'e188566fdac30123abdf9b553ba507af178475634b5a7ae1c779df1c81a4d614';
