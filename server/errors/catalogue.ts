/** What a failure looks like on the wire: the HTTP status REST answers with, and an English text for logs and integrators. */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 413 | 500;
  readonly message: string;
}

/**
 * Every failure that the service reports, under the only name it has: GraphQL answers it as `extensions.code`, REST as
 * `error_code`, and the web client translates it. Sources: product specification §8, REST contract §4, design §13.
 * Of synonyms the design says which one is thrown; the others stay because older clients and the specification know them.
 */
export const ERRORS = {
  // Session
  /** The session token is not one of ours. Synonym of `unknown_token`. */
  invalid_token: { status: 401, message: 'The session is invalid, log in again' },
  /** The session has ended. Synonym of `unknown_token`. */
  expired_token: { status: 401, message: 'The session has expired, log in again' },
  /** An operation that needs a session came without the cookie or without the `token` header. */
  missing_token: { status: 401, message: 'Log in first' },
  /** The session is unknown, expired or revoked. */
  unknown_token: { status: 401, message: 'The session is unknown or has ended, log in again' },
  /** The session's role may not do this, or a page of another site asks for it over REST. */
  unauthorized_token: { status: 403, message: 'This role may not do this' },
  /** The right role, but somebody else's data, or data that does not exist there. */
  no_permission: { status: 401, message: 'This is not yours to see or change' },
  /** The browser holds no session. Synonym of `missing_token`. */
  noSession: { status: 401, message: 'There is no session, log in first' },
  /** The manager has not consented to the current privacy policy. */
  privacy_consent_invalid: { status: 401, message: 'Consent to the current privacy policy is needed' },
  /** The one-time password must be changed before anything else. */
  initial_password_unchanged: { status: 403, message: 'Change the initial password first' },

  // Signing
  /** No account or signer of this name. */
  user_not_exists: { status: 400, message: 'The user does not exist' },
  /** The link has no CLA of the kind asked for. */
  no_cla_binding: { status: 400, message: 'The project has no CLA of this kind' },
  /** As `no_cla_binding`, for corporations. */
  no_cla_binding_corp: { status: 400, message: 'The project has no corporate CLA' },
  /** As `no_cla_binding`, for employees. */
  no_cla_binding_emp: { status: 400, message: 'The project has no CLA for employees' },
  /** As `no_cla_binding`, for individuals. */
  no_cla_binding_individual: { status: 400, message: 'The project has no individual CLA' },
  /** The signer has signed already. Synonym of `resigned`. */
  has_signed: { status: 400, message: 'This has been signed already' },
  /** The corporation has signed already. Synonym of `resigned`. */
  corp_has_signed: { status: 400, message: 'The corporation has signed already' },
  /** Bad input. Synonym of `bad_request_parameter`. */
  invalid_parameter: { status: 400, message: 'Invalid parameter' },
  /** The corporation has not signed or has no manager. Synonym of `no_employee_manager`. */
  no_corp_manager: { status: 400, message: 'The corporation has not signed or has no manager' },
  /** An employee signs under a corporation without an active employee manager. */
  no_employee_manager: { status: 400, message: 'The corporation has no employee manager' },
  /** The corporation is unknown at this link. */
  has_not_signed: { status: 400, message: 'The corporation has not signed' },
  /** The corporation's signing is not completed yet. */
  uncompleted_signing: { status: 400, message: 'The signing of the corporation is not complete' },
  /** The signing is in a state that does not allow this step. */
  not_ready_to_sign: { status: 400, message: 'The signing is not in a state that allows this' },
  /** A live signing of the same signer and version exists (all three kinds). */
  resigned: { status: 400, message: 'This signer has signed already' },
  /** The address belongs to a corporation that has signed: sign as its employee. */
  go_to_sign_employee_cla: {
    status: 400,
    message: 'The address belongs to a corporation that has signed, sign as its employee',
  },
  /** No corporation has the address: sign as an individual. */
  go_to_sign_individual_cla: { status: 400, message: 'Sign as an individual' },
  /** The link does not exist or has been unlinked. */
  no_link: { status: 400, message: 'The project is not linked to a CLA' },
  /** The link or the manager is unknown. */
  no_link_or_no_manager: { status: 400, message: 'The project is not linked, or the manager is unknown' },
  /** The link or the signing is unknown. */
  no_link_or_unsigned: { status: 400, message: 'The project is not linked, or nothing was signed' },
  /** The CLA is not the current one of the right kind and language; `details` hold nothing more. */
  unmatched_cla: { status: 400, message: 'This is not the current version of the CLA' },
  /** The address differs from the one it must repeat. */
  unmatched_email: { status: 400, message: 'The e-mail addresses differ' },
  /** The user id differs from the one it must repeat. */
  unmatched_user_id: { status: 400, message: 'The user ids differ' },
  /** Nothing newer than the signed version exists. */
  cla_is_latest: { status: 400, message: 'The signed version is the current one' },

  // Links and CLAs
  /** A live link of the same project and alias exists. */
  link_exists: { status: 400, message: 'This project is linked already' },
  /** Somebody has signed at this link, so it cannot be unlinked. */
  link_is_used: { status: 400, message: 'Somebody has signed here, it cannot be unlinked' },
  /** Somebody has signed this CLA, so it cannot be removed. */
  cla_is_used: { status: 400, message: 'Somebody has signed this CLA, it cannot be removed' },
  /** The link has a current CLA of this kind and language. */
  cla_exists: { status: 400, message: 'A CLA of this kind and language exists' },
  /** The language has no CLA, or is not one of ours. */
  lang_error: { status: 400, message: 'The language is wrong' },
  /** No language was chosen. */
  no_lang: { status: 400, message: 'No language was given' },
  /** The repository is not in the organisation, private or missing; the user may continue. */
  checkRepoMessage: { status: 400, message: 'The repository is not in the organisation, private or missing' },
  /** A field title or type is repeated. */
  title_type_repeat: { status: 400, message: 'A field title or type is repeated' },

  // Code platforms and senders
  /** The code platform is not offered. */
  not_support_platform: { status: 400, message: 'This platform is not supported' },
  /** As `not_support_platform`, in the words of the OAuth endpoints. */
  unsupported_code_platform: { status: 400, message: 'This code platform is not supported' },
  /** The OAuth purpose is not known (spelt as older clients know it). */
  unkown_purpose_for_auth: { status: 400, message: 'Unknown purpose of the authorisation' },
  /** The code platform, or Google, refused or did not answer. */
  auth_failed: { status: 400, message: 'The authorisation failed' },
  /** The user administers no organisation on the platform. */
  no_org: { status: 400, message: 'No organisation is administered by this user' },
  /** The organisation is not admitted here. */
  not_in_white_list: { status: 400, message: 'The organisation is not admitted' },
  /** The mail provider of the sender is not known. */
  unknown_email_platform: { status: 400, message: 'The mail provider is not known' },
  /** The address is not known. */
  unknown_email: { status: 400, message: 'The address is not known' },
  /** The platform account shows no public address. */
  no_public_email: { status: 400, message: 'The account has no public e-mail address' },
  /** Reading the e-mail address was not authorised. */
  not_authorize_email: { status: 400, message: 'Reading the e-mail address was not authorised' },
  /** Reading the organisations was not authorised. */
  not_authorize_group: { status: 400, message: 'Reading the organisations was not authorised' },
  /** The user refused the authorisation. */
  refuse_authorize: { status: 400, message: 'The authorisation was refused' },
  /** The mail server refused the sender's address or authorisation code. */
  invalid_email_auth_code: { status: 400, message: 'The mail server refused the authorisation code' },

  // Verification codes and mail
  /** The code does not match; one attempt is used up. */
  wrong_verification_code: { status: 400, message: 'The verification code is wrong' },
  /** Synonym of `wrong_verification_code`. */
  verification_code_wrong: { status: 400, message: 'The verification code is wrong' },
  /** The code is older than its life, was used, has no attempts left, or was never sent. */
  expired_verification_code: { status: 400, message: 'The verification code has expired' },
  /** A mail could not be sent within the request. */
  failed_to_send_email: { status: 400, message: 'The mail could not be sent' },
  /** The mail system does not work. */
  email_system_error: { status: 500, message: 'The mail system does not work' },
  /** A limit on requests is reached; `retryAfter` says in how many seconds it eases. */
  too_many_request: { status: 400, message: 'Too many requests, wait a moment' },
  /** The link from the mail is malformed. */
  illegal_link: { status: 400, message: 'The link is malformed' },
  /** The link from the mail is too old or was used. */
  link_expired: { status: 400, message: 'The link has expired or was used' },

  // Files
  /** No signed document was uploaded. Synonym of `unuploaded`. */
  pdf_has_not_uploaded: { status: 400, message: 'The signed document has not been uploaded' },
  /** Synonym of `unuploaded`. */
  no_pdf_of_corp: { status: 400, message: 'The corporation has no signed document' },
  /** The corporation's signed document has not been uploaded. */
  unuploaded: { status: 400, message: 'The signed document has not been uploaded' },
  /** The file exceeds its limit. */
  file_too_large: { status: 400, message: 'The file is too large' },
  /** The file is not a PDF that we can read; `reason` may say why. */
  not_pdf: { status: 400, message: 'The file is not a readable PDF' },
  /** The upload has no file part. */
  error_reading_file: { status: 400, message: 'No file was received' },

  // Corporations, managers and domains
  /** Too many corporation managers. Synonym of `many_employee_managers`. */
  num_of_corp_managers_exceeded: { status: 400, message: 'Too many managers' },
  /** More employee managers than the limit; `limit` says how many there may be. */
  many_employee_managers: { status: 400, message: 'Too many employee managers' },
  /** The corporation has an administrator already. */
  corp_manager_exists: { status: 400, message: 'The corporation has an administrator already' },
  /** The administrator cannot be an employee manager. */
  admin_as_manager: { status: 400, message: 'The administrator cannot be an employee manager' },
  /** The address is not in a domain of the corporation. */
  not_same_corp: { status: 400, message: 'The address is not in a domain of the corporation' },
  /** The telephone number is malformed. */
  invalid_telephone_num: { status: 400, message: 'The telephone number is malformed' },
  /** The e-mail address is malformed. */
  invalid_email: { status: 400, message: 'The e-mail address is malformed' },
  /** Synonym of `invalid_email`. */
  not_an_email: { status: 400, message: 'The e-mail address is malformed' },
  /** An address occurs twice in one request. */
  same_email: { status: 400, message: 'An e-mail address is repeated' },
  /** An id occurs twice in one request. */
  same_id: { status: 400, message: 'An id is repeated' },
  /** A manager with this address exists. */
  exits_email: { status: 400, message: 'A manager with this e-mail address exists' },
  /** A manager with this id exists. */
  exits_id: { status: 400, message: 'A manager with this id exists' },
  /** Synonym of `invalid_manager_id`. */
  invalid_id: { status: 400, message: 'The id is malformed' },
  /** A manager id holds more than letters, digits, underscore and dot. */
  invalid_manager_id: { status: 400, message: 'The id of a manager is malformed' },
  /** A free-mail address cannot stand for a corporation. */
  restricted_email_suffix: { status: 400, message: 'Use an address of the corporation, not of a free-mail provider' },
  /** The domain is not related to the corporation's primary domain. */
  unmatch_email_domain: { status: 400, message: 'The e-mail domain does not match the corporation' },
  /** Another corporation of the link has claimed the domain. */
  sameEmailSuffix: { status: 400, message: 'The e-mail domain belongs to another corporation' },
  /** The address of a further domain is malformed. */
  subemailErr: { status: 400, message: 'The address of the further domain is malformed' },

  // Login and passwords
  /** Synonym of `wrong_id_or_pw`. */
  id_pwd_err: { status: 400, message: 'The account or the password is wrong' },
  /** Account or password is wrong; `retryNum` tries are left before the freeze. */
  wrong_id_or_pw: { status: 400, message: 'The account or the password is wrong' },
  /** Too many failures: the account is frozen for five minutes. */
  user_login_frozen: { status: 400, message: 'The account is frozen, retry in five minutes' },
  /** The old password is wrong. */
  invalid_account_or_pw: { status: 400, message: 'The old password is wrong' },
  /** The password is shorter or longer than allowed. Synonym of `invalid_password`. */
  too_short_or_long_password: { status: 400, message: 'The password is too short or too long' },
  /** The password breaks the rule of specification §5. */
  invalid_password: { status: 400, message: 'The password breaks the password rule' },
  /** The new password is the old one. */
  same_password: { status: 400, message: 'The new password is the old one' },
  /** The account is unknown. Synonym of `wrong_id_or_pw` and `invalid_account_or_pw`. */
  no_db_record: { status: 400, message: 'The account or the password is wrong' },
  /** The reset link could not be made. */
  retrieve_pw_encrypt_failure: { status: 400, message: 'The link is malformed' },
  /** The reset link could not be read. Synonym of `illegal_link`. */
  retrieve_pw_decrypt_failure: { status: 400, message: 'The link is malformed' },
  /** The reset link does not hold. Synonym of `illegal_link`. */
  retrieve_pw_validate_failure: { status: 400, message: 'The link is malformed' },
  /** The password reset came without its key. */
  missing_pw_retrieval_key: { status: 400, message: 'The key of the reset link is missing' },
  /** The password retrieval came without an address. */
  missing_email: { status: 400, message: 'The e-mail address is missing' },

  // Requests and the system
  /** Bad input that no other code names; `field` names the input, `character` one that cannot be printed. */
  bad_request_parameter: { status: 400, message: 'A parameter is missing or wrong' },
  /** The body lacks what it is about, such as the account of a login. */
  empty_payload: { status: 400, message: 'The request holds nothing' },
  /** The body could not be parsed. */
  error_parsing_api_body: { status: 400, message: 'The request could not be parsed' },
  /** The body exceeds its limit. */
  request_too_large: { status: 413, message: 'The request is too large' },
  /** Nothing is served under this path. */
  not_found: { status: 404, message: 'Nothing is found at this address' },
  /** Something failed that nobody foresaw; the log has it under the request id. */
  system_error: { status: 500, message: 'System error, please retry' },
  /** A failure without a known code. */
  unknown_error: { status: 500, message: 'Unknown error' },
  /** The configured privacy policy documents are unusable. */
  privacy_config_error: { status: 500, message: 'The configuration of the privacy policy is wrong' },
  /** The configured cookie documents are unusable. */
  cookies_config_error: { status: 500, message: 'The configuration of the cookie notice is wrong' },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;
