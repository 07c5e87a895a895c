import type { Language } from '#rules/language.ts';
import type { LinkSigningState } from '#server/modules/community/link/link.entity.ts';

/** What a badge says about a link. */
export type BadgeState = LinkSigningState | 'unknown';

interface BadgeText {
  readonly text: string;
  /** Pixels that the text takes at 11 pixels; viewers with other fonts stretch it to that. */
  readonly width: number;
}

const TEXTS: Readonly<Record<Language, Readonly<Record<BadgeState, BadgeText>>>> = {
  zh: {
    open: { text: '在此签署', width: 46 },
    paused: { text: '签署已暂停', width: 57 },
    closed: { text: '签署已关闭', width: 57 },
    unknown: { text: '未知项目', width: 46 },
  },
  en: {
    open: { text: 'sign here', width: 52 },
    paused: { text: 'signing paused', width: 82 },
    closed: { text: 'signing closed', width: 80 },
    unknown: { text: 'unknown project', width: 92 },
  },
};

/** Cinnabar for a link that takes signatures; each has a contrast of 4.5:1 with white. */
const COLORS: Readonly<Record<BadgeState, string>> = {
  open: '#B3362A',
  paused: '#8A5A00',
  closed: '#6B665E',
  unknown: '#6B665E',
};

const LABEL = { text: 'CLA', width: 24 };
const HEIGHT = 20;
const PADDING = 7;

/** Draws a badge as SVG, which holds neither scripts nor styles nor addresses. */
export function drawBadge(state: BadgeState, language: Language): string {
  const message = TEXTS[language][state];
  const [left, right] = [LABEL.width + 2 * PADDING, message.width + 2 * PADDING];
  const title = `${LABEL.text}: ${message.text}`;
  const write = ({ text, width }: BadgeText, x: number): string =>
    `<text x="${x}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${title}" lang="${language}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="#3A362F"/>`,
    `<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLORS[state]}"/></g>`,
    `<g fill="#fff" font-family="Verdana,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-size="11">`,
    write(LABEL, PADDING),
    write(message, left + PADDING),
    '</g></svg>\n',
  ].join('');
}
