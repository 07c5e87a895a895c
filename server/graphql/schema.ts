import 'reflect-metadata';
import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { ERRORS } from '#server/errors/catalogue.ts';
import { PasswordResolver } from '#server/modules/account/password.resolver.ts';
import { ClaManagementResolver } from '#server/modules/cla/cla-management.resolver.ts';
import { ClaResolver } from '#server/modules/cla/cla.resolver.ts';
import { CorporationDomainsResolver, EmailDomainResolver } from '#server/modules/email-domain/email-domain.resolver.ts';
import { LinkManagementResolver } from '#server/modules/link/link-management.resolver.ts';
import { LinkResolver } from '#server/modules/link/link.resolver.ts';
import { ManagerResolver } from '#server/modules/manager/manager.resolver.ts';
import { PolicyDocumentResolver } from '#server/modules/policy-document/policy-document.resolver.ts';
import { SenderResolver } from '#server/modules/sender/sender.resolver.ts';
import { ServiceInfoResolver } from '#server/modules/service-info/service-info.resolver.ts';
import { CodePlatformResolver } from '#server/modules/session/code-platform/code-platform.resolver.ts';
import { SessionResolver } from '#server/modules/session/session.resolver.ts';
import { CorporationClaResolver } from '#server/modules/signing/corporation/corporation-cla.resolver.ts';
import { CorporationSigningResolver } from '#server/modules/signing/corporation/corporation-signing.resolver.ts';
import { CorporationResolver } from '#server/modules/signing/corporation/corporation.resolver.ts';
import { SignCorporationResolver } from '#server/modules/signing/corporation/sign-corporation.resolver.ts';
import { CorporationEmployeesResolver } from '#server/modules/signing/employee/corporation-employees.resolver.ts';
import {
  EmployeeSigningChangeResolver,
  EmployeeSigningResolver,
} from '#server/modules/signing/employee/employee-signing.resolver.ts';
import { SignEmployeeResolver } from '#server/modules/signing/employee/sign-employee.resolver.ts';
import { IndividualSigningResolver } from '#server/modules/signing/individual/individual-signing.resolver.ts';
import { SigningStatusResolver } from '#server/modules/signing/signing-status.resolver.ts';
import { VerificationResolver } from '#server/modules/verification/verification.resolver.ts';

/** The schema of `/graphql`. Authorisation and validation are the use cases', so that no transport can pass them by. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      ClaManagementResolver,
      ClaResolver,
      CodePlatformResolver,
      CorporationDomainsResolver,
      CorporationEmployeesResolver,
      CorporationClaResolver,
      CorporationResolver,
      CorporationSigningResolver,
      EmailDomainResolver,
      EmployeeSigningChangeResolver,
      EmployeeSigningResolver,
      IndividualSigningResolver,
      LinkManagementResolver,
      LinkResolver,
      ManagerResolver,
      PasswordResolver,
      PolicyDocumentResolver,
      SenderResolver,
      ServiceInfoResolver,
      SessionResolver,
      SignCorporationResolver,
      SignEmployeeResolver,
      SigningStatusResolver,
      VerificationResolver,
    ],
    validate: false,
  });
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCodeType()] });
}

/** No field returns it; it is in the schema so that clients know every value of `extensions.code`. */
function errorCodeType(): GraphQLEnumType {
  return new GraphQLEnumType({
    name: 'ErrorCode',
    description: 'Values of `extensions.code` of an error.',
    values: Object.fromEntries(
      Object.entries(ERRORS).map(([code, { message }]) => [code, { description: `${message}.` }]),
    ),
  });
}
