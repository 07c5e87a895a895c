import providers from 'email-providers/all.json' with { type: 'json' };

/** Free-mail providers that the package lacks. */
const FURTHER = [
  '139.com',
  '163.net',
  '189.cn',
  'china.com',
  'duck.com',
  'fastmail.com',
  'keemail.me',
  'sina.com.cn',
  'sohu.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'wo.cn',
];

/** Entries of the package that are none: a domain for examples, and universities. */
const NO_PROVIDERS = /^example\.com$|\.(?:edu|ac)(?:\.[a-z]{2})?$/;

/** Free-mail providers, whose addresses cannot stand for a corporation: the maintained list of a package, and more. */
export const FREE_MAIL_DOMAINS: readonly string[] = [
  ...new Set([...providers.filter((domain) => !NO_PROVIDERS.test(domain)), ...FURTHER]),
];
