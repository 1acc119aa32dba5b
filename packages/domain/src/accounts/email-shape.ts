/**
 * The format of an account's email address: at most 64 characters before the @, a domain with a dot, and nothing that
 * is unsafe in a mail header. The caller checks total length and case.
 */
export const emailShape =
  /^[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}.]+(?:\.[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}.]+)+$/u
