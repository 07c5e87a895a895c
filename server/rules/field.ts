import type { ClaType } from './cla-type.ts';
import type { Language } from './language.ts';

/** What a field of a signing form holds (specification §3); the values are those of the REST contract §3.4. */
export type FieldType =
  | 'name'
  | 'email'
  | 'authorized'
  | 'title'
  | 'corporationName'
  | 'date'
  | 'telephone'
  | 'address'
  | 'fax';

/** A field that a signer fills in, as the community defined it for one CLA. */
export interface FieldDefinition {
  /** An integer in text, unique within the CLA. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
}

/** Longest value of each field type, in characters (REST contract §3.4). */
export const FIELD_MAX_LENGTH: Readonly<Record<FieldType, number>> = {
  name: 50,
  email: 100,
  authorized: 50,
  title: 50,
  corporationName: 100,
  date: 10,
  telephone: 15,
  address: 100,
  fax: 20,
};

type Titles = Readonly<Record<FieldType, string>>;

/** Default titles by CLA type and language (specification §3, REST contract §3.4). */
export const FIELD_TITLES: Readonly<Record<ClaType, Readonly<Record<Language, Titles>>>> = {
  individual: {
    en: {
      name: 'Name',
      email: 'E-Mail',
      authorized: 'Authorized Representative',
      title: 'Title',
      corporationName: 'Corporation Name',
      date: 'Date of signing',
      telephone: 'Personal phone',
      address: 'Personal home address',
      fax: 'Personal fax',
    },
    zh: {
      name: '姓名',
      email: '邮箱',
      authorized: '授权代表',
      title: '职位',
      corporationName: '公司名称',
      date: '签署日期',
      telephone: '个人电话',
      address: '个人家庭地址',
      fax: '个人传真',
    },
  },
  corporation: {
    en: {
      name: 'Name',
      email: 'E-Mail',
      authorized: 'Authorized Representative',
      title: 'Title',
      corporationName: 'Corporation Name',
      date: 'Date of signing',
      telephone: 'Telephone of the corporation',
      address: 'Address of the corporation',
      fax: 'Fax of the corporation',
    },
    zh: {
      name: '姓名',
      email: '邮箱',
      authorized: '授权代表',
      title: '职位',
      corporationName: '公司名称',
      date: '签署日期',
      telephone: '公司电话',
      address: '公司地址',
      fax: '公司传真',
    },
  },
};

/**
 * The title to show a reader: a default title appears in the reader's language, one that the community wrote stays as
 * written (specification §3: a title in either language maps back to a type).
 */
export function localizedFieldTitle(
  field: Pick<FieldDefinition, 'type' | 'title'>,
  claType: ClaType,
  language: Language,
): string {
  const titles = FIELD_TITLES[claType];
  const isDefault = field.title === titles.en[field.type] || field.title === titles.zh[field.type];
  return isDefault ? titles[language][field.type] : field.title;
}
