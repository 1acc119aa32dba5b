/** Normalizes a name for comparison: ignores accents, case and separators. "Aix en Pro" becomes "aix-en-pro". */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
