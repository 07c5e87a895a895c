/** Where an ICP filing number can be checked. */
export const ICP_SITE = 'https://beian.miit.gov.cn/';

/** Where a police filing notice can be checked: its number is asked for directly. */
export function policeFilingUrl(notice: string): string {
  const number = /\d{6,}/.exec(notice)?.[0];
  const site = 'https://beian.mps.gov.cn/';
  return number === undefined ? site : `${site}#/query/webSearch?code=${number}`;
}
