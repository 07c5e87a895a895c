/** Texts around a sign link. */
export const zhSignAddress = {
  'signAddress.copy': '复制链接',
  'signAddress.copied': '签署链接已复制',
  'signAddress.open': '打开签署页',
} as const;
