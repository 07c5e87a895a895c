import { z } from 'zod';

/** A text for operators in each language of the documentation, in Markdown; links start at the project's root. */
export interface OperatorText {
  readonly en: string;
  readonly zh: string;
}

/** What operators read about a setting. */
export interface SettingText extends OperatorText {
  /** What applies while it is not set, where the default of the schema does not say that. */
  readonly unset?: OperatorText;
  /** A value to show in `.env.example` instead of the default. */
  readonly example?: string;
}

/** Every setting registers its text here; the documentation and `.env.example` are generated from them. */
export const SETTING_TEXTS = z.registry<SettingText>();
