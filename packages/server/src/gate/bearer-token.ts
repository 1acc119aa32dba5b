/** Returns the token of an Authorization header. Undefined if the header is missing or has another scheme. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer\s+(?<token>\S+)\s*$/i.exec(header ?? '')?.groups?.token
