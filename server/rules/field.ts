import type { ClaType } from './cla-type.ts';
import { type Language, LANGUAGES } from './language.ts';

/** Titles by language. */
type Titles = Readonly<Record<Language, string>>;

/**
 * How a CLA uses a type of field. `needed`: every CLA requires it, since without it nobody would know who signed.
 * `default`: a new CLA has it, but the community may drop it. `custom`: the community may add it. `unused`: never.
 */
type FieldUse = 'needed' | 'default' | 'custom' | 'unused';

interface FieldRow {
  /** The name in GraphQL. */
  readonly key: string;
  /** Longest value, in characters as a reader counts them (`isLonger`). */
  readonly maxLength: number;
  readonly use: Readonly<Record<ClaType, FieldUse>>;
  /** Default titles, which the community may replace. */
  readonly titles: Readonly<Record<ClaType, Titles>>;
}

function forBoth(titles: Titles): FieldRow['titles'] {
  return { individual: titles, corporation: titles };
}

/** The types of field of a signing form by their names in REST. A form lists fields of the same use in this order. */
export const FIELDS = {
  name: {
    key: 'NAME',
    maxLength: 100,
    use: { individual: 'needed', corporation: 'unused' },
    titles: forBoth({ en: 'Name', zh: '姓名' }),
  },
  authorized: {
    key: 'AUTHORIZED',
    maxLength: 100,
    use: { individual: 'unused', corporation: 'needed' },
    titles: forBoth({ en: 'Authorized Representative', zh: '授权代表' }),
  },
  telephone: {
    key: 'TELEPHONE',
    maxLength: 30,
    use: { individual: 'custom', corporation: 'custom' },
    titles: {
      individual: { en: 'Personal phone', zh: '个人电话' },
      corporation: { en: 'Telephone of the corporation', zh: '公司电话' },
    },
  },
  address: {
    key: 'ADDRESS',
    maxLength: 100,
    use: { individual: 'custom', corporation: 'custom' },
    titles: {
      individual: { en: 'Personal home address', zh: '个人家庭地址' },
      corporation: { en: 'Address of the corporation', zh: '公司地址' },
    },
  },
  fax: {
    key: 'FAX',
    maxLength: 20,
    use: { individual: 'custom', corporation: 'custom' },
    titles: {
      individual: { en: 'Personal fax', zh: '个人传真' },
      corporation: { en: 'Fax of the corporation', zh: '公司传真' },
    },
  },
  date: {
    key: 'DATE',
    maxLength: 10,
    use: { individual: 'custom', corporation: 'custom' },
    titles: forBoth({ en: 'Date of signing', zh: '签署日期' }),
  },
  title: {
    key: 'TITLE',
    maxLength: 50,
    use: { individual: 'custom', corporation: 'default' },
    titles: forBoth({ en: 'Title', zh: '职位' }),
  },
  corporationName: {
    key: 'CORPORATION_NAME',
    maxLength: 100,
    use: { individual: 'unused', corporation: 'needed' },
    titles: forBoth({ en: 'Corporation Name', zh: '公司名称' }),
  },
  email: {
    key: 'EMAIL',
    maxLength: 254,
    use: { individual: 'needed', corporation: 'needed' },
    titles: forBoth({ en: 'E-Mail', zh: '邮箱' }),
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** A type of field of a signing form. */
export type FieldType = keyof typeof FIELDS;

/** All types of field, in the order of the table. */
export const FIELD_TYPES = Object.keys(FIELDS) as readonly FieldType[];

/** The types of field by their names in GraphQL. */
export const FieldType = Object.fromEntries(FIELD_TYPES.map((type) => [FIELDS[type].key, type])) as {
  readonly [Type in FieldType as (typeof FIELDS)[Type]['key']]: Type;
};

/** A field that a signer fills in, as the community defined it for one CLA. */
export interface FieldDefinition {
  /** An integer as text, unique within the CLA. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
}

/** Returns the title of a field for which the community has not written its own. */
export function defaultFieldTitle(type: FieldType, claType: ClaType, language: Language): string {
  return FIELDS[type].titles[claType][language];
}

/** Default titles that read otherwise where they are shown, in the words of the service; CLAs and REST keep them. */
const SHOWN: Readonly<Record<string, string>> = {
  'Authorized Representative': 'Authorised representative',
  'Corporation Name': 'Company name',
  'E-Mail': 'Email',
  'Personal home address': 'Home address',
  'Telephone of the corporation': 'Company phone',
  'Address of the corporation': 'Company address',
  'Fax of the corporation': 'Company fax',
  个人家庭地址: '家庭地址',
  公司名称: '企业名称',
  公司电话: '企业电话',
  公司地址: '企业地址',
  公司传真: '企业传真',
};

/** Returns the title to show: a default title in the reader's language, the community's own title as written. */
export function localizedFieldTitle(
  field: Pick<FieldDefinition, 'type' | 'title'>,
  claType: ClaType,
  language: Language,
): string {
  const isDefault = LANGUAGES.some(({ code }) => field.title === defaultFieldTitle(field.type, claType, code));
  const title = defaultFieldTitle(field.type, claType, language);
  return isDefault ? (SHOWN[title] ?? title) : field.title;
}
