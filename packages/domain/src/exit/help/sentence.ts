import type { Country } from '../../places/countries.ts'

/** A sentence to show, in the language of each country and in English. */
export type Sentence = Readonly<Record<Country, string>> & { english: string }

/** Returns a sentence in English and in the languages of the four countries. */
export const sentence = (
  english: string,
  france: string,
  spain: string,
  italy: string,
  germany: string,
): Sentence => ({
  english,
  france,
  spain,
  italy,
  germany,
})
