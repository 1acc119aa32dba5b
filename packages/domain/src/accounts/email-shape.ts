/**
 * What an account's email address looks like: at most 64 characters before the @, a domain with a dot, and nothing
 * that a mail header could trip over. Length as a whole and case are the caller's.
 */
export const emailShape =
  /^[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}.]+(?:\.[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}.]+)+$/u
