import { parse } from 'bowser';

/** Longest name of a program that is no known browser, in characters. */
const PROGRAM_MAX_LENGTH = 40;

/** Returns what somebody used, for its owner to recognise, such as `Firefox, Linux`; empty when unknown. */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) {
    return '';
  }
  const { browser, os } = parse(userAgent);
  const program = browser.name || /^[\w.-]+/.exec(userAgent)?.[0].slice(0, PROGRAM_MAX_LENGTH);
  return [program, os.name].filter((part) => part !== undefined && part !== '').join(', ');
}
