/** Site where an ICP filing number can be looked up. */
export const ICP_SITE = 'https://beian.miit.gov.cn/';

/** Returns the address that looks up a police filing by the number in its notice. */
export function policeFilingUrl(notice: string): string {
  const number = /\d{6,}/.exec(notice)?.[0];
  const site = 'https://beian.mps.gov.cn/';
  return number === undefined ? site : `${site}#/query/webSearch?code=${number}`;
}
