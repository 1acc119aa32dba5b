/** A name as names are compared: accents, case and what stands between the words make no difference. "Aix en Pro" is "aix-en-pro". */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
