/** A failure on the wire: the HTTP status of the REST answer, and an English text for logs and integrators. */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 413 | 500 | 503;
  readonly message: string;
}

/**
 * Every failure that the service reports. GraphQL answers the code as `extensions.code`, REST as `error_code`, and the
 * web client translates it. Codes that are never thrown stay because published clients have texts for them, and
 * integrators may share one table with servers that throw them.
 */
export const ERRORS = {
  // Session
  /** The session token is not one of ours. Kept for older clients; `unknown_token` is thrown instead. */
  invalid_token: { status: 401, message: 'The session is invalid, log in again' },
  /** The session has ended. Kept for older clients; `unknown_token` is thrown instead. */
  expired_token: { status: 401, message: 'The session has expired, log in again' },
  /** An operation that needs a session was called without the cookie or without the `token` header. */
  missing_token: { status: 401, message: 'Log in first' },
  /** The session or the API key is unknown, expired or revoked. */
  unknown_token: { status: 401, message: 'The session is unknown or has ended, log in again' },
  /** The session's role may not do this, or the request came over REST from another site's page. */
  unauthorized_token: { status: 403, message: 'This role may not do this' },
  /** The role is right, but the data belong to somebody else or do not exist; or an API key does not open them. */
  no_permission: { status: 401, message: 'This is not yours to see or change' },
  /** The browser holds no session. Older clients set it themselves; `missing_token` is thrown instead. */
  noSession: { status: 401, message: 'There is no session, log in first' },
  /** The manager has not consented to the current privacy policy. */
  privacy_consent_invalid: { status: 401, message: 'Consent to the current privacy policy is needed' },
  /** The account has a second factor, which this way to log in cannot ask for. */
  second_factor_needed: { status: 401, message: 'The account needs a second factor, log in on the web page' },
  /**
   * The operation needs a proof given in the last five minutes; `methods` lists the second factors that `stepUp` takes
   * from the account, or else `PASSWORD` for `stepUp` or `CODE_PLATFORM` for `beginPlatformStepUp`.
   */
  step_up_needed: { status: 403, message: 'Prove yourself anew, then repeat' },
  /** The link or the corporation requires a second factor of its managers, and the account has none. */
  second_factor_missing: { status: 403, message: 'Set up a second factor first' },
  /** The one-time password must be changed before anything else. */
  initial_password_unchanged: { status: 403, message: 'Change the initial password first' },

  // Signing
  /** No account or signer has this name. Kept for older clients; nothing here reveals who exists. */
  user_not_exists: { status: 400, message: 'The user does not exist' },
  /** The link has no CLA of the kind asked for. */
  no_cla_binding: { status: 400, message: 'The project has no CLA of this kind' },
  /** As `no_cla_binding`, for corporations. */
  no_cla_binding_corp: { status: 400, message: 'The project has no corporate CLA' },
  /** As `no_cla_binding`, for employees. Kept for older clients; `no_cla_binding` is thrown instead. */
  no_cla_binding_emp: { status: 400, message: 'The project has no CLA for employees' },
  /** As `no_cla_binding`, for individuals. */
  no_cla_binding_individual: { status: 400, message: 'The project has no individual CLA' },
  /** The signer has already signed. Kept for older clients; `resigned` is thrown instead. */
  has_signed: { status: 400, message: 'This has been signed already' },
  /** The corporation has already signed. Kept for older clients; `resigned` is thrown instead. */
  corp_has_signed: { status: 400, message: 'The corporation has signed already' },
  /** Bad input. Kept for older clients; `bad_request_parameter` is thrown instead. */
  invalid_parameter: { status: 400, message: 'Invalid parameter' },
  /**
   * The corporation has not signed or has no manager. Kept for older clients; `no_employee_manager` is thrown instead.
   */
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
  /** The address belongs to a corporation that has signed, so its owner must sign as an employee. */
  go_to_sign_employee_cla: {
    status: 400,
    message: 'The address belongs to a corporation that has signed, sign as its employee',
  },
  /**
   * No corporation has the address: sign as an individual. Kept for older clients; `not_same_corp` is thrown instead.
   */
  go_to_sign_individual_cla: { status: 400, message: 'Sign as an individual' },
  /** The link does not exist or has been unlinked. */
  no_link: { status: 400, message: 'The project is not linked to a CLA' },
  /** The link or the manager is unknown. Kept for older clients; `no_link` or `no_permission` is thrown instead. */
  no_link_or_no_manager: { status: 400, message: 'The project is not linked, or the manager is unknown' },
  /** The link or the signing is unknown. Kept for older clients; `no_link` or `has_not_signed` is thrown instead. */
  no_link_or_unsigned: { status: 400, message: 'The project is not linked, or nothing was signed' },
  /** The CLA is not the current one of the right kind and language. */
  unmatched_cla: { status: 400, message: 'This is not the current version of the CLA' },
  /** The address differs from the one it must repeat. */
  unmatched_email: { status: 400, message: 'The e-mail addresses differ' },
  /**
   * The user id differs from the one it must repeat. Kept for older clients; no operation here asks for an id twice.
   */
  unmatched_user_id: { status: 400, message: 'The user ids differ' },
  /** There is no newer version than the signed one. */
  cla_is_latest: { status: 400, message: 'The signed version is the current one' },

  // Links and CLAs
  /** A live link with the same project and alias exists. */
  link_exists: { status: 400, message: 'This project is linked already' },
  /** Somebody has signed at this link, so it cannot be unlinked. */
  link_is_used: { status: 400, message: 'Somebody has signed here, it cannot be unlinked' },
  /** On its platform, another organisation now has the name of the link's, so nobody may change the link. */
  link_frozen: {
    status: 403,
    message: 'Another organisation has taken the name of this one, so nothing can be changed',
  },
  /** Somebody has signed this CLA, so it cannot be removed. */
  cla_is_used: { status: 400, message: 'Somebody has signed this CLA, it cannot be removed' },
  /** The link already has a current CLA of this kind and language. */
  cla_exists: { status: 400, message: 'A CLA of this kind and language exists' },
  /** The language has no CLA or is unknown. Kept for older clients; `bad_request_parameter` is thrown instead. */
  lang_error: { status: 400, message: 'The language is wrong' },
  /** No language was chosen. Kept for older clients; `bad_request_parameter` is thrown instead. */
  no_lang: { status: 400, message: 'No language was given' },
  /** The repository is private, missing or outside the organisation; the user may continue. */
  checkRepoMessage: { status: 400, message: 'The repository is not in the organisation, private or missing' },
  /** A field title or type is repeated. */
  title_type_repeat: { status: 400, message: 'A field title or type is repeated' },

  // Code platforms and senders
  /** The operation does not take this code platform; at the OAuth endpoints `unsupported_code_platform` is thrown. */
  not_support_platform: { status: 400, message: 'This platform is not supported' },
  /** As `not_support_platform`, at the OAuth endpoints. */
  unsupported_code_platform: { status: 400, message: 'This code platform is not supported' },
  /** The OAuth purpose is unknown. The misspelling is part of the legacy wire format. */
  unkown_purpose_for_auth: { status: 400, message: 'Unknown purpose of the authorisation' },
  /** The code platform, or Google, refused or did not answer. */
  auth_failed: { status: 400, message: 'The authorisation failed' },
  /** The user administers no organisation on the platform. */
  no_org: { status: 400, message: 'No organisation is administered by this user' },
  /** The organisation is not admitted. Kept for older clients; every organisation is admitted here. */
  not_in_white_list: { status: 400, message: 'The organisation is not admitted' },
  /** No listed mail server fits the sender's address, or the one that was asked for is not listed. */
  unknown_email_platform: { status: 400, message: 'No mail server for the address is known' },
  /** The address is unknown. Kept for older clients; nothing here reveals which addresses are known. */
  unknown_email: { status: 400, message: 'The address is not known' },
  /** The platform account shows no public address. Kept for older clients; no address is needed here. */
  no_public_email: { status: 400, message: 'The account has no public e-mail address' },
  /** Reading the e-mail address was not authorised. Kept for older clients; no address is needed here. */
  not_authorize_email: { status: 400, message: 'Reading the e-mail address was not authorised' },
  /** Reading the organisations was not authorised. */
  not_authorize_group: { status: 400, message: 'Reading the organisations was not authorised' },
  /** The user refused the authorisation. */
  refuse_authorize: { status: 400, message: 'The authorisation was refused' },
  /** The mail server rejected the sender's address or authorisation code. */
  invalid_email_auth_code: { status: 400, message: 'The mail server refused the authorisation code' },

  // Verification codes and mail
  /** The code does not match; one attempt is used up. */
  wrong_verification_code: { status: 400, message: 'The verification code is wrong' },
  /** Kept for older clients; `wrong_verification_code` is thrown instead. */
  verification_code_wrong: { status: 400, message: 'The verification code is wrong' },
  /** The code has expired, was used, has no attempts left, or was never sent. */
  expired_verification_code: { status: 400, message: 'The verification code has expired' },
  /** A mail could not be sent within the request. */
  failed_to_send_email: { status: 400, message: 'The mail could not be sent' },
  /** The mail system does not work. Kept for older clients; mails are queued and retried. */
  email_system_error: { status: 500, message: 'The mail system does not work' },
  /**
   * A rate limit was reached; `retryAfter` is the number of seconds to wait. Its `reason` is `daily_budget` when the
   * account has made as many changes as it may in a day, and may still end things.
   */
  too_many_request: { status: 400, message: 'Too many requests, wait a moment' },
  /** The link in the mail is malformed. */
  illegal_link: { status: 400, message: 'The link is malformed' },
  /** The link in the mail has expired or was used. */
  link_expired: { status: 400, message: 'The link has expired or was used' },

  // Files
  /** No signed document was uploaded. Kept for older clients; `unuploaded` is thrown instead. */
  pdf_has_not_uploaded: { status: 400, message: 'The signed document has not been uploaded' },
  /** The corporation has no signed document. Kept for older clients; `unuploaded` is thrown instead. */
  no_pdf_of_corp: { status: 400, message: 'The corporation has no signed document' },
  /** The corporation's signed document has not been uploaded; with the reason `unsigned`, what was uploaded is the unsigned form. */
  unuploaded: { status: 400, message: 'The signed document has not been uploaded' },
  /** Another signed document took the place of the one that was reviewed. */
  signed_document_replaced: { status: 400, message: 'Another signed document has been uploaded meanwhile' },
  /** The file exceeds its limit. */
  file_too_large: { status: 400, message: 'The file is too large' },
  /** The file is not a PDF that we can read or may take; `reason` may say why (`PdfRefusal`). */
  not_pdf: { status: 400, message: 'The file is not a readable PDF' },
  /** The upload has no file part. */
  error_reading_file: { status: 400, message: 'No file was received, or more than one' },

  // Corporations, managers and domains
  /** Too many corporation managers. Kept for older clients; `many_employee_managers` is thrown instead. */
  num_of_corp_managers_exceeded: { status: 400, message: 'Too many managers' },
  /** More employee managers than `limit`, the most allowed. */
  many_employee_managers: { status: 400, message: 'Too many employee managers' },
  /** The corporation already has an administrator. */
  corp_manager_exists: { status: 400, message: 'The corporation has an administrator already' },
  /** The administrator cannot be an employee manager. */
  admin_as_manager: { status: 400, message: 'The administrator cannot be an employee manager' },
  /**
   * The corporation's representative was changed, and the earlier one can still undo that; `retryAfter` is the number
   * of seconds until nobody can.
   */
  representative_unsettled: {
    status: 403,
    message: 'The change of the representative can still be undone, so this has to wait',
  },
  /** The address is not in any of the corporation's domains. */
  not_same_corp: { status: 400, message: 'The address is not in a domain of the corporation' },
  /** The telephone number is malformed. Kept for older clients; any number that fits its field is accepted. */
  invalid_telephone_num: { status: 400, message: 'The telephone number is malformed' },
  /** The e-mail address is malformed. */
  invalid_email: { status: 400, message: 'The e-mail address is malformed' },
  /** The e-mail address is malformed. Kept for older clients; `invalid_email` is thrown instead. */
  not_an_email: { status: 400, message: 'The e-mail address is malformed' },
  /** An address occurs twice in one request. */
  same_email: { status: 400, message: 'An e-mail address is repeated' },
  /** An id occurs twice in one request. */
  same_id: { status: 400, message: 'An id is repeated' },
  /** A manager with this address exists. */
  exits_email: { status: 400, message: 'A manager with this e-mail address exists' },
  /** A manager with this id exists. */
  exits_id: { status: 400, message: 'A manager with this id exists' },
  /** The id is malformed. Kept for older clients; `invalid_manager_id` is thrown instead. */
  invalid_id: { status: 400, message: 'The id is malformed' },
  /** The manager id has characters other than letters, digits, underscores and dots. */
  invalid_manager_id: { status: 400, message: 'The id of a manager is malformed' },
  /** A free-mail address cannot represent a corporation. */
  restricted_email_suffix: { status: 400, message: 'Use an address of the corporation, not of a free-mail provider' },
  /** The domain is not related to the corporation's primary domain. */
  unmatch_email_domain: { status: 400, message: 'The e-mail domain does not match the corporation' },
  /** Another corporation of the link has claimed the domain. */
  sameEmailSuffix: { status: 400, message: 'The e-mail domain belongs to another corporation' },
  /**
   * The address of a further domain is malformed. Older clients set it themselves; `invalid_email` is thrown instead.
   */
  subemailErr: { status: 400, message: 'The address of the further domain is malformed' },

  // Login and passwords
  /** Account or password is wrong. Kept for older clients; `wrong_id_or_pw` is thrown instead. */
  id_pwd_err: { status: 400, message: 'The account or the password is wrong' },
  /** Account or password is wrong; `retryNum` attempts remain before the freeze. */
  wrong_id_or_pw: { status: 400, message: 'The account or the password is wrong' },
  /** The one-time password was right, but has ended; the inviter can send a new one. */
  one_time_password_expired: { status: 400, message: 'The one-time password has ended, ask for a new one' },
  /** Too many failures: the account is frozen for five minutes. */
  user_login_frozen: { status: 400, message: 'The account is frozen, retry in five minutes' },
  /** The old password is wrong. */
  invalid_account_or_pw: { status: 400, message: 'The old password is wrong' },
  /** The password is too short or too long. Kept for older clients; `invalid_password` is thrown instead. */
  too_short_or_long_password: { status: 400, message: 'The password is too short or too long' },
  /** The password breaks the password rule (`server/rules/password.ts`). */
  invalid_password: { status: 400, message: 'The password breaks the password rule' },
  /** The new password equals the old one. */
  same_password: { status: 400, message: 'The new password is the old one' },
  /** The account is unknown. Kept for older clients; `wrong_id_or_pw` or `invalid_account_or_pw` is thrown instead. */
  no_db_record: { status: 400, message: 'The account or the password is wrong' },
  /** The reset link could not be made. Kept for older clients; reset links are not encrypted here. */
  retrieve_pw_encrypt_failure: { status: 400, message: 'The link is malformed' },
  /** The reset link could not be read. Kept for older clients; `illegal_link` is thrown instead. */
  retrieve_pw_decrypt_failure: { status: 400, message: 'The link is malformed' },
  /** The reset link is not valid. Kept for older clients; `illegal_link` is thrown instead. */
  retrieve_pw_validate_failure: { status: 400, message: 'The link is malformed' },
  /** The password reset came without its key. */
  missing_pw_retrieval_key: { status: 400, message: 'The key of the reset link is missing' },
  /** The password retrieval came without an address. */
  missing_email: { status: 400, message: 'The e-mail address is missing' },

  // Requests and the system
  /** Bad input that no other code covers; `field` names the input, `character` a character that cannot be printed. */
  bad_request_parameter: { status: 400, message: 'A parameter is missing or wrong' },
  /** The essential content of the body is missing, such as the account of a login. */
  empty_payload: { status: 400, message: 'The request holds nothing' },
  /** The body could not be parsed. */
  error_parsing_api_body: { status: 400, message: 'The request could not be parsed' },
  /** The body exceeds its limit. */
  request_too_large: { status: 413, message: 'The request is too large' },
  /** Nothing is served under this path. */
  not_found: { status: 404, message: 'Nothing is found at this address' },
  /** The database cannot be reached; `retryAfter` is the number of seconds to wait. */
  unavailable: { status: 503, message: 'The service cannot reach its database, retry shortly' },
  /** The signed document is still being derived; `retryAfter` is the number of seconds to wait. */
  document_not_ready: { status: 503, message: 'The document is not ready yet, ask again in a moment' },
  /** An unexpected failure; the log has it under the request id. */
  system_error: { status: 500, message: 'System error, please retry' },
  /**
   * A failure without a known code. Clients show it for codes that they do not know; `system_error` is thrown instead.
   */
  unknown_error: { status: 500, message: 'Unknown error' },
  /** The configured privacy policy documents are unusable. */
  privacy_config_error: { status: 500, message: 'The configuration of the privacy policy is wrong' },
  /** The configured cookie notice or data collection list is unusable. */
  cookies_config_error: {
    status: 500,
    message: 'The configuration of the cookie notice or of the data collection list is wrong',
  },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;
