import type { Browser, Cookie } from '@playwright/test';
import pLimit from 'p-limit';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { ServerProcess } from './child.ts';
import type { Result } from './measure.ts';
import { visitPage } from './page-visit.ts';

/** How many pages load at the same time: they mostly wait for the slowed network. */
const AT_ONCE = 4;

/** The most that a page may shift while it loads. */
const BAR = 0.05;

/** What stands on every page once its frame does; a shift is measured until nothing is loaded any more. */
const HEADING = 'main h1';

/** Pages that anybody can open. */
const OPEN_PAGES = [
  '/index',
  '/sign',
  `/sign/${DEMO_LINK_ID}`,
  `/sign-cla/${DEMO_LINK_ID}/individual`,
  `/sign-cla/${DEMO_LINK_ID}/individual?step=update`,
  `/sign-cla/${DEMO_LINK_ID}/employee`,
  `/sign-cla/${DEMO_LINK_ID}/corporation`,
  '/sign/web_unknown-1000000000000000000',
  `/prove/${DEMO_LINK_ID}`,
  '/signed/unknown',
  '/corporation-progress/unknown',
  '/representative-change',
  `/cla-pdf?link_id=${DEMO_LINK_ID}&cla_id=0`,
  '/verify',
  '/verify/SG-0000-0000-0000',
  '/privacy',
  '/cookies',
  '/information-list',
  '/corporation-manager-login',
  `/corporation-manager-login/${DEMO_LINK_ID}`,
  '/org/retrieve-password',
  '/org/reset-password',
  `/corp/${DEMO_LINK_ID}/retrieve-password`,
  `/corp/${DEMO_LINK_ID}/reset-password`,
  '/no-such-page',
];

/** Pages of the community's manager. */
const COMMUNITY_PAGES = [
  '/linked-repo',
  `/linked-repo/${DEMO_LINK_ID}`,
  `/dashboard/${DEMO_LINK_ID}`,
  `/corporation-list/${DEMO_LINK_ID}`,
  `/signings/${DEMO_LINK_ID}`,
  `/activity/${DEMO_LINK_ID}`,
  `/emails/${DEMO_LINK_ID}`,
  `/privacy-settings/${DEMO_LINK_ID}`,
  `/webhooks/${DEMO_LINK_ID}`,
  `/gate/${DEMO_LINK_ID}`,
  `/gate/${DEMO_LINK_ID}/policy`,
  `/gate/${DEMO_LINK_ID}/platforms`,
  `/gate/${DEMO_LINK_ID}/repositories`,
  `/gate/${DEMO_LINK_ID}/pull-requests`,
  `/add-individual-url?link_id=${DEMO_LINK_ID}`,
  `/add-corp-url?link_id=${DEMO_LINK_ID}`,
  `/update-individual-url/zh?link_id=${DEMO_LINK_ID}`,
  `/update-corp-url/zh?link_id=${DEMO_LINK_ID}`,
  '/config-org',
  '/config-cla-link',
  '/config-fields',
  '/config-email',
  '/config-check',
  '/api-keys',
  '/org/modify-password',
  '/org/security',
];

/** Pages of the corporation's administrator. */
const CORPORATION_PAGES = [
  'overview',
  'employee-list',
  'pre-approvals',
  'manager-list',
  'create-manager',
  'subemail',
  'add-subemail',
  'cla',
  'modify-password',
  'security',
].map((page) => `/corp/${DEMO_LINK_ID}/${page}`);

type Login = { readonly as: 'COMMUNITY' | 'CORPORATION'; readonly account: string; readonly password: string };

/** Reads an account of the demo from what the service prints on its first start. */
function readLogin(printed: string, role: string): Pick<Login, 'account' | 'password'> {
  const [, account = '', password = ''] = new RegExp(`${role}:\\s+(\\S+) / (\\S+)`).exec(printed) ?? [];
  return { account, password };
}

async function logIn(address: string, login: Login): Promise<Pick<Cookie, 'name' | 'value'>[]> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { role } } }';
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { ...login, privacyConsented: true } } }),
  });
  return response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
}

/** Measures how much every page moves while it loads on a slow phone and a slow desktop, with the data of the demo. */
export async function measureShifts(browser: Browser, server: ServerProcess): Promise<Result[]> {
  const { address } = server;
  const printed = server.printed();
  const community = { as: 'COMMUNITY', ...readLogin(printed, 'Community manager') } as const;
  const corporation = { as: 'CORPORATION', ...readLogin(printed, 'Corporation administrator') } as const;
  const areas = [
    { pages: OPEN_PAGES, cookies: [] },
    { pages: COMMUNITY_PAGES, cookies: await logIn(address, community) },
    { pages: CORPORATION_PAGES, cookies: await logIn(address, corporation) },
  ];
  const visits = areas.flatMap(({ pages, cookies }) =>
    pages.flatMap((path) => (['desktop', 'phone'] as const).map((screen) => ({ path, screen, cookies }))),
  );
  return await pLimit(AT_ONCE).map(visits, async ({ path, screen, cookies }) => {
    const { shift } = await visitPage(browser, address + path, { screen, isSlow: true, goal: HEADING, cookies });
    return {
      what: `layout shift, ${screen}: ${path.replace(DEMO_LINK_ID, '…')}`,
      measured: shift.toFixed(3),
      comparedWith: String(BAR),
      ratio: shift / BAR,
      bar: '<= 1',
    };
  });
}
