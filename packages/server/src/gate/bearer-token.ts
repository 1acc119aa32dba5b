/** The token of an Authorization header; undefined without a header, or for one of another scheme. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer\s+(?<token>\S+)\s*$/i.exec(header ?? '')?.groups?.token
