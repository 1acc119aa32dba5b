/** The four countries of the product, in the order in which they are offered; also their path segments. */
export const countries = ['france', 'spain', 'italy', 'germany'] as const

export type Country = (typeof countries)[number]

const names: Record<Country, string> = {
  france: 'France',
  spain: 'Spain',
  italy: 'Italy',
  germany: 'Germany',
}

/** Returns whether the value is one of the four lower-case country slugs. */
export function isCountry(text: unknown): text is Country {
  return (countries as readonly unknown[]).includes(text)
}

/** Returns the country's English name: "France". */
export function countryName(country: Country): string {
  return names[country]
}
