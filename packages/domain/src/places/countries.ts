/** The four countries of the product, in the order in which they are offered; also their path segments. */
export const countries = ['france', 'spain', 'italy', 'germany'] as const

export type Country = (typeof countries)[number]

const names: Record<Country, string> = {
  france: 'France',
  spain: 'Spain',
  italy: 'Italy',
  germany: 'Germany',
}

/** Is this text one of the four lower-case country slugs? */
export function isCountry(text: unknown): text is Country {
  return (countries as readonly unknown[]).includes(text)
}

/** The country's English name, as shown on screens: "France". */
export function countryName(country: Country): string {
  return names[country]
}
