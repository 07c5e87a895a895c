import type { ErrorCode } from '#generated/enums.ts';

/** The English of `zh/errors.ts`, where the arguments are explained. */
export const enErrors: Record<ErrorCode, string> = {
  invalid_token: 'Your session is no longer valid. Please log in again.',
  expired_token: 'Your session has expired. Please log in again.',
  missing_token: 'Please log in first.',
  unknown_token: 'Your session is no longer valid. Please log in again.',
  unauthorized_token: 'This account may not do that. Log in with an account that may.',
  no_permission: 'You may not see or change this.',
  noSession: 'Please log in first.',
  privacy_consent_invalid: 'Please read and agree to the current privacy policy first.',
  second_factor_needed: 'This account has a second factor. Log in on the web page.',
  step_up_needed: 'Please confirm that it is you first. Try again and do so when asked.',
  second_factor_missing: 'Add a passkey or an authenticator app under “Account security” first.',
  initial_password_unchanged: 'Change your one-time password before doing anything else.',

  user_not_exists: 'There is no such user. Please check and try again.',
  no_cla_binding:
    '{loginType, select, corporation {This project has no corporate CLA yet. Please contact the community manager.} employee {This project has no CLA for employees yet. Please contact the community manager.} individual {This project has no individual CLA yet. Please contact the community manager.} other {This project has no CLA of this kind yet. Please contact the community manager.}}',
  no_cla_binding_corp: 'This project has no corporate CLA yet. Please contact the community manager.',
  no_cla_binding_emp: 'This project has no CLA for employees yet. Please contact the community manager.',
  no_cla_binding_individual: 'This project has no individual CLA yet. Please contact the community manager.',
  has_signed: 'You have signed already. There is nothing left to do.',
  corp_has_signed:
    'The company has applied or signed already, so there is no need to submit again. If the signing is not complete yet, wait for the community, or ask it or the representative who applied.',
  invalid_parameter: 'Something you entered is not right. Please check and try again.',
  no_corp_manager: 'The company has not signed or has no manager. Please ask the colleague in charge of CLAs.',
  no_employee_manager:
    'The company has no employee manager yet. Please ask the colleague in charge of CLAs to add one.',
  has_not_signed: 'The company has not signed the CLA yet. It has to sign first.',
  uncompleted_signing:
    'The signing of the company is not complete yet. Please wait for the community manager to approve it.',
  not_ready_to_sign:
    'This is not possible in the current state of the signing. Reload the page to see the latest state.',
  resigned:
    '{loginType, select, corporation {The company has applied or signed already, so there is no need to submit again. If the signing is not complete yet, wait for the community, or ask it or the representative who applied.} employee {You have signed as an employee already, so there is no need to sign again. If it is not active yet, please wait until an employee manager of your company activates it.} other {This email has already signed the current version. There is nothing left to do.}}',
  go_to_sign_employee_cla: 'This email belongs to a company that has signed the CLA. Please sign as its employee.',
  go_to_sign_individual_cla: 'No company that has signed uses this email domain. Please sign as an individual.',
  no_link:
    'This signing link was not found; the community may have unlinked it. Please ask the community for a new one.',
  no_link_or_no_manager: 'This signing link or manager was not found. Please ask the community.',
  no_link_or_unsigned: 'This signing link was not found, or nothing has been signed. Please ask the community.',
  unmatched_cla: 'There is a newer version of the CLA. Load it and read it before you sign.',
  unmatched_email: 'The email addresses differ. Please enter the same one.',
  unmatched_user_id: 'The user ids differ. Please check and try again.',
  cla_is_latest: 'What you signed is the latest version.',

  representative_unsettled:
    'The representative of the company was changed, and the earlier one can still undo that, so this has to wait. Ask them to confirm by the link in their email, or try again later.',

  link_exists: 'This project is linked to a CLA already.',
  link_is_used: 'Somebody has signed here, so it cannot be unlinked.',
  link_frozen:
    'On the code platform, another organisation now uses the name of this one, so the project cannot be changed for now. If your organisation was renamed, log in again with an account that administers it.',
  cla_is_used: 'Somebody has signed this CLA, so it cannot be removed.',
  cla_exists: 'There is a CLA in this language already.',
  lang_error: 'The language is not right. Please choose again.',
  no_lang: 'Please choose a language.',
  checkRepoMessage: 'The repository is not in the organisation, is private or does not exist. Continue?',
  title_type_repeat: 'A field title or type is repeated. Please change it.',

  not_support_platform: 'This platform is not supported yet.',
  unsupported_code_platform: 'This code platform is not supported yet.',
  unkown_purpose_for_auth: 'The purpose of this authorisation is not known. Please start again from the log-in page.',
  auth_failed:
    '{page, select, passkey {This passkey is not known here. Try again, or log in with your password.} factor {The passkey was not accepted. Try again.} platform {{reason, select, none {The code platform refused the token, or did not answer. Check it and try again.} other {The token lacks the permission {reason}. Grant it and try again.}}} other {The authorisation did not succeed. Please log in again.}}',
  no_org: 'Your account manages no organisation yet.',
  not_in_white_list: 'This organisation is not admitted yet. Please contact the service.',
  unknown_email_platform:
    'Emails cannot be sent from this provider with an authorisation code. Please use another email.',
  unknown_email: 'This email was not found. Please check and try again.',
  no_public_email: 'Your platform account has no public email address. Please set one there first.',
  not_authorize_email: 'Reading your email was not authorised. Please authorise again and allow it.',
  not_authorize_group: 'Reading your organisations was not authorised. Please authorise again and allow it.',
  refuse_authorize: 'You declined the authorisation. Authorise again to continue.',
  invalid_email_auth_code:
    'The authorisation code of the mailbox is not right. Please check it with your email provider.',

  wrong_verification_code:
    '{page, select, code {The verification code is not right. Please check the 6 digits in the email.} factor {This code is not right, or was used before.} other {The link no longer works. Please request a new email.}}',
  verification_code_wrong: 'The verification code is not right. Please check the 6 digits in the email.',
  expired_verification_code:
    '{page, select, code {The verification code no longer works. Please request a new one.} factor {This took too long. Please start again.} passkey {This took too long. Please try again.} other {The link no longer works. Please request a new email.}}',
  failed_to_send_email: 'The email could not be sent. Please check the email address and try again.',
  email_system_error: 'The email system is not available. Please try again later.',
  too_many_request:
    '{reason, select, daily_budget {You have made as many changes as one account can make in a day. {retryAfter, plural, =0 {You can go on tomorrow.} one {You can go on in # second.} other {You can go on in # {retryUnit, select, hours {hours} minutes {minutes} other {seconds}}.}} Revoking, deleting and logging out still work.} other {{retryAfter, plural, =0 {Too many requests. Please wait a moment and try again.} one {Too many requests. Please try again in # second.} other {Too many requests. Please try again in # {retryUnit, select, hours {hours} minutes {minutes} other {seconds}}.}}}}',
  illegal_link: 'The link is incomplete or wrong. Please use the whole link from the email.',
  link_expired: 'The link has expired or was used. Please request a new email.',

  pdf_has_not_uploaded: 'The signed document has not been uploaded yet. Please upload it first.',
  no_pdf_of_corp: 'The signed document has not been uploaded yet. Please upload it first.',
  unuploaded: 'The signed document has not been uploaded yet. Please upload it first.',
  signed_document_replaced:
    'The company has just uploaded another signed document. Close this and look at the new one before you approve.',
  file_too_large: 'The file is too large. Please make it smaller and upload it again.',
  not_pdf:
    '{reason, select, none {The file is not a readable PDF. Please choose another one.} encrypted {This PDF is encrypted. Remove its password and restrictions and try again.} script {This PDF holds a script. Please export or scan it again.} launch {This PDF holds an action that starts programs. Please export or scan it again.} embedded_file {This PDF holds other files. Remove the attachments and try again.} no_pages {This PDF has no pages. Please choose another file.} damaged {This PDF is damaged and cannot be opened. Please export or scan it again.} form {This PDF is a dynamic form (XFA), which most programs cannot show. Print it to a new PDF in Adobe Acrobat and upload that.} too_fine {This PDF is scanned too finely and would take too much memory to read. Scan it again in grey at 300 dpi, or reduce its images.} too_complex {This PDF holds too much, or is packed in an unusual way, and cannot be checked. Print it to a new PDF and upload that.} signature {This PDF has a digital signature, but its structure needs repair, which would break the signature. Export it again, or upload a copy without the signature.} other {The file is not a readable PDF ({reason}). Please choose another one.}}',
  error_reading_file: 'No file was received, or more than one. Please choose one file and upload it.',

  num_of_corp_managers_exceeded: 'There are too many managers. Remove one that is no longer needed.',
  many_employee_managers:
    '{limit, plural, =0 {There are too many employee managers. Remove one that is no longer needed.} =1 {Only one employee manager is allowed. Remove the present one first.} other {At most # employee managers are allowed. Remove one that is no longer needed.}}',
  corp_manager_exists: 'The company has an administrator already.',
  admin_as_manager: 'The administrator cannot be an employee manager as well.',
  not_same_corp: 'The email is not in an email domain of the company. Please use a work email.',
  invalid_telephone_num: 'The telephone number does not look right. Please check it.',
  invalid_email:
    '{reason, select, unreachable {Nothing can be delivered to this email. Please enter one that you can read; a no-reply email of a code platform can be proved after signing.} other {The email address does not look right. Please check it.}}',
  not_an_email: 'The email address does not look right. Please check it.',
  same_email: 'An email address is repeated. Please change it.',
  same_id: 'An id is repeated. Please change it.',
  exits_email: 'A manager with this email address exists already.',
  exits_id: 'A manager with this id exists already.',
  invalid_id: 'An id may hold letters, digits, underscores and dots only.',
  invalid_manager_id: 'An id may hold letters, digits, underscores and dots only.',
  restricted_email_suffix: 'Please use a work email, not one of a free email provider.',
  unmatch_email_domain: 'The email domain does not match the company. Please use one of its domains.',
  sameEmailSuffix: 'The email domain belongs to another company. Please contact the community manager.',
  subemailErr: 'The email of the further domain does not look right. Please check it.',

  id_pwd_err:
    '{retryNum, plural, =-1 {The account or the password is not right.} =0 {The account or the password is not right. The account is about to be frozen.} one {The account or the password is not right. After # more failure the account is frozen.} other {The account or the password is not right. After # more failures the account is frozen.}}',
  one_time_password_expired:
    'The one-time password has expired: it works for 72 hours. Ask the person who gave you the account to send a new one, or reset your password.',
  wrong_id_or_pw:
    '{page, select, again {The password} other {The account or the password}} is not right.{retryNum, plural, =-1 {} =0 { The account is about to be frozen.} one { After # more failure the account is frozen.} other { After # more failures the account is frozen.}}',
  user_login_frozen: 'The account is frozen. Please try again in five minutes.',
  invalid_account_or_pw: 'The current password is not right. Please enter it again.',
  too_short_or_long_password: 'A password has 8 to 16 characters.',
  invalid_password:
    'A password has 8 to 16 characters without spaces, with at least three of: upper case, lower case, digits, symbols.',
  same_password: 'The new password must differ from the current one.',
  no_db_record: 'The account or the password is not right.',
  retrieve_pw_encrypt_failure: 'The link is wrong. Please request a new email.',
  retrieve_pw_decrypt_failure: 'The link is wrong. Please request a new email.',
  retrieve_pw_validate_failure: 'The link is wrong. Please request a new email.',
  missing_pw_retrieval_key: 'The link is incomplete. Please use the whole link from the email.',
  missing_email: 'Please enter your email address.',

  bad_request_parameter:
    '{character, select, none {{field, select, none {Something you entered is not right. Please check and try again.} name {The name is not right. Please check and try again.} corporationName {The name of the company is not right. Please check and try again.} representativeName {The representative is not right. Please check and try again.} email {The email address is not right. Please check and try again.} verificationCode {The verification code has 6 digits.} url {Enter a URL that begins with https:// and holds no user name or password.} privacyConsented {Please read and agree to the privacy policy first.} other {One entry is not right ({field}). Please check and try again.}}} other {The character “{character}” cannot be printed on the signed document. Please write it in another way.}}',
  empty_payload: 'Please fill in everything that is asked for.',
  error_parsing_api_body: 'The request could not be understood. Reload the page and try again.',
  request_too_large: 'What you sent is too large. Please shorten it and try again.',
  not_found: 'There is nothing here. The link may be wrong.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
  document_not_ready: 'The document is still being prepared. Try again in a moment.',
  system_error: 'Something went wrong on our side and nothing was saved. Please try again later.',
  unknown_error: 'An unknown error occurred. Please try again later; if it persists, contact the community manager.',
  privacy_config_error: 'The privacy policy cannot be shown at the moment. Please contact the community manager.',
  cookies_config_error: 'This document cannot be shown at the moment. Please contact the community manager.',
};
