import { z } from 'zod';
import { SETTING_TEXTS } from './setting-texts.ts';

/** Minimum length of the secret key, in bytes. */
export const SECRET_KEY_MIN_BYTES = 32;

/** A secret key with the name that ciphertexts call it by. */
export interface NamedKey {
  readonly id: string;
  readonly secret: string;
}

const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => /^([a-z0-9-]{1,32}):(.*)$/.exec(key.trim()) ?? []))
  .transform((keys) => keys.map(([, id = '', secret = '']): NamedKey => ({ id, secret })))
  .refine(
    (keys) => keys.every(({ secret }) => Buffer.byteLength(secret) >= SECRET_KEY_MIN_BYTES),
    'must be id:key, separated by commas, each key of at least 32 bytes',
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'repeats an id');

/** The keys that protect what is stored. */
export const SECRET_VARIABLES = {
  SECRET_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= SECRET_KEY_MIN_BYTES, 'must hold at least 32 bytes')
    .optional()
    .register(SETTING_TEXTS, {
      en: 'At least 32 bytes, such as `openssl rand -base64 48`; protects codes, stored credentials and the secrets of queued mails. The same for every process.',
      zh: '至少 32 字节，例如 `openssl rand -base64 48` 的输出；用于保护验证码、保存的各种凭据和待发邮件中的机密内容。所有进程使用同一个。',
      unset: { en: 'embedded: generated and kept in `DATA_DIR`', zh: '内嵌数据库：自动生成并保存在 `DATA_DIR`' },
    }),
  SECRET_KEYS: secretKeys.default([]).register(SETTING_TEXTS, {
    en: '`id:key,…`: the first key encrypts, all decrypt, so that keys can be changed; see [keys](docs/operations/keys.md).',
    zh: '`id:key,…`：第一把密钥用于加密，全部可用于解密，便于更换密钥；见[密钥](docs/operations/keys.md)。',
    unset: { en: '`SECRET_KEY` does both', zh: '由 `SECRET_KEY` 承担' },
  }),
};
