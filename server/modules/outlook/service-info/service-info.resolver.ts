import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { CLA_PDF_MAX_BYTES, SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import type { AppContext } from '#server/context.ts';
import { CODE_LIFE_SECONDS, RESEND_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import { SIGNING_STATUSES_MAX } from '#server/modules/signing/signing/signing-status-loader.ts';
import { findDemoLinkId } from './find-demo-link-id.ts';
import { Footer, Limits } from './service-info.types.ts';

/** Limits and notices that pages show. */
@Resolver()
export class ServiceInfoResolver {
  @Query(() => Limits, { description: 'Limits that the service enforces.' })
  limits(@Ctx() ctx: AppContext): Limits {
    return {
      verificationCodeResendSeconds: RESEND_SECONDS,
      verificationCodeLifeSeconds: CODE_LIFE_SECONDS,
      signingStatusesMax: SIGNING_STATUSES_MAX,
      claPdfMaxBytes: CLA_PDF_MAX_BYTES,
      signedPdfMaxBytes: SIGNED_PDF_MAX_BYTES,
      employeeManagersMax: ctx.deps.config.maxEmployeeManagers,
    };
  }

  @Query(() => Footer, { description: 'Filing notices and copyright line of the operator.' })
  footer(@Ctx() ctx: AppContext): Footer {
    const { icp, police, copyright } = ctx.deps.config.footer;
    return { icp: icp || null, police: police || null, copyright: copyright || null };
  }

  @Query(() => ID, {
    nullable: true,
    description: 'Public id of the demo community, for who wants to try the service; null where there is none.',
  })
  demoLinkId(@Ctx() ctx: AppContext): Promise<string | null> {
    return findDemoLinkId(ctx);
  }
}
