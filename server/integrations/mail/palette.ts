/** The product's colours, light and dark, for mails and the mailbox. */
export const PALETTE = {
  light: { paper: '#FBFAF7', ink: '#1F1D1A', muted: '#6B665E', accent: '#B3362A', hairline: '#D9D4CA' },
  dark: { paper: '#171614', ink: '#EDE9E1', muted: '#A39D92', accent: '#F08A7C', hairline: '#3A3732' },
} as const;

/** System fonts, with Chinese ones. */
export const FONTS = {
  text: "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, 'PingFang SC', 'Microsoft YaHei', monospace",
} as const;
