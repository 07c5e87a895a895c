import { Language } from '#rules/language.ts';

/** Every so many names is long. */
const LONG_EVERY = 40;

interface Invented {
  readonly person: (number: number) => string;
  readonly longPerson: (number: number) => string;
  readonly corporation: (number: number) => string;
  readonly longCorporation: (number: number) => string;
}

const NAMES: Readonly<Record<Language, Invented>> = {
  [Language.ZH]: {
    person: (number) => `示例人员 ${number}`,
    longPerson: (number) => `示例人员 ${number}，姓名特别长，用来检验各处表格和卡片在手机与电脑上如何换行`,
    corporation: (number) => `示例企业 ${number} 有限公司`,
    longCorporation: (number) => `示例企业 ${number} 名称特别长的信息技术与开源软件基础设施研究开发股份有限公司`,
  },
  [Language.EN]: {
    person: (number) => `Example Person ${number}`,
    longPerson: (number) =>
      `Example Person ${number} With a Name So Long That It Wraps in Every Table and on Every Card`,
    corporation: (number) => `Example Company ${number} Ltd`,
    longCorporation: (number) =>
      `Example Company ${number} for Software With a Very Long Name and Several Subsidiaries Ltd`,
  },
};

/** The name of a person who does not exist, which says so. */
export function inventPerson(number: number, language: Language): string {
  const { person, longPerson } = NAMES[language];
  return number % LONG_EVERY === 0 ? longPerson(number) : person(number);
}

/** The name of a corporation that does not exist, which says so. */
export function inventCorporation(number: number, language: Language): string {
  const { corporation, longCorporation } = NAMES[language];
  return number % (LONG_EVERY / 4) === 0 ? longCorporation(number) : corporation(number);
}
