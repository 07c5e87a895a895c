import { FieldResolver, Resolver } from 'type-graphql';
import { CorporationSigningType } from '#server/modules/signing/corporation/corporation-signing.types.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { EmployeeSigningType } from '#server/modules/signing/employee/employee-signing.types.ts';
import { SigningOrigin } from './signing-origin.types.ts';
import { DocumentVerificationType } from './verification.types.ts';

const ORIGIN = {
  nullable: true,
  description: 'Where an imported signing comes from; null for one that was made here.',
};

// Every signing of this version was made here.

@Resolver(() => CorporationSigningType)
export class CorporationSigningOriginResolver {
  @FieldResolver(() => SigningOrigin, ORIGIN)
  origin(): null {
    return null;
  }
}

@Resolver(() => CorporationType)
export class CorporationOriginResolver {
  @FieldResolver(() => SigningOrigin, ORIGIN)
  origin(): null {
    return null;
  }
}

@Resolver(() => EmployeeSigningType)
export class EmployeeSigningOriginResolver {
  @FieldResolver(() => SigningOrigin, ORIGIN)
  origin(): null {
    return null;
  }
}

@Resolver(() => DocumentVerificationType)
export class DocumentOriginResolver {
  @FieldResolver(() => SigningOrigin, ORIGIN)
  origin(): null {
    return null;
  }
}
