import { z } from 'zod';

/** Filing notices and copyright line in the footer; empty ones are not shown. */
export interface FooterConfig {
  readonly icp: string;
  readonly police: string;
  readonly copyright: string;
}

/** The settings of the footer. */
export const FOOTER_VARIABLES = {
  FOOTER_ICP: z.string().default(''),
  FOOTER_POLICE: z.string().default(''),
  FOOTER_COPYRIGHT: z.string().default(''),
};

type FooterVariables = z.output<z.ZodObject<typeof FOOTER_VARIABLES>>;

/** The settings of the footer as the service uses them; the demo community has examples unless one of them is set. */
export function toFooterConfig(variables: FooterVariables, demo: boolean): FooterConfig {
  const example = {
    icp: '示例ICP备00000000号',
    police: '示例公网安备00000000000000号',
    copyright: 'Copyright © Example Infrastructure Team',
  };
  const given = { icp: variables.FOOTER_ICP, police: variables.FOOTER_POLICE, copyright: variables.FOOTER_COPYRIGHT };
  const untouched = Object.values(given).every((text) => text === '');
  return demo && untouched ? example : given;
}
