import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates Emotion's style cache, with the nonce that the content security policy of this response allows. */
export function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'signet', ...(nonce !== undefined && { nonce }) });
}
