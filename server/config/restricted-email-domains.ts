import providers from 'email-providers/all.json' with { type: 'json' };

/** Providers of free mail and of forwarding addresses missing in the package. */
const FURTHER = [
  '111.com',
  '139.com',
  '163.net',
  '189.cn',
  '263.net',
  '88.com',
  '8alias.com',
  'addy.io',
  'aleeas.com',
  'anonaddy.com',
  'anonaddy.me',
  'autistici.org',
  'china.com',
  'disroot.org',
  'duck.com',
  'fastmail.com',
  'gmx.ch',
  'keemail.me',
  'kolabnow.com',
  'mailfence.com',
  'mozmail.com',
  'murena.io',
  'passinbox.com',
  'passmail.com',
  'passmail.net',
  'posteo.de',
  'posteo.net',
  'posteo.org',
  'relay.firefox.com',
  'riseup.net',
  'silomails.com',
  'simplelogin.co',
  'simplelogin.com',
  'simplelogin.fr',
  'simplelogin.io',
  'sina.com.cn',
  'slmail.me',
  'slmails.com',
  'sohu.com',
  'startmail.com',
  'systemli.org',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
  'wo.cn',
  'zohomail.com',
  'zohomail.eu',
];

/** Entries of the package that are none: a domain for examples, and universities. */
const NO_PROVIDERS = /^example\.com$|\.(?:edu|ac)(?:\.[a-z]{2})?$/;

/** Free-mail providers, whose addresses cannot stand for a corporation: the maintained list of a package, and more. */
export const FREE_MAIL_DOMAINS: readonly string[] = [
  ...new Set([...providers.filter((domain) => !NO_PROVIDERS.test(domain)), ...FURTHER]),
];
