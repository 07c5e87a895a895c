import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache through which styles reach the page, with the nonce that the server put into this response (content security policy). */
export function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'signet', ...(nonce !== undefined && { nonce }) });
}
