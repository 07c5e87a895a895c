/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */
export const VERIFIER_SHA256 = '47478342d18cf4a41748046954b8a963528849464b9db274bbe95a79eda3c2f7';
