// What the compiled messages ask of their runtime, in a site of one language: no choice, and none of the code for it.
import type { Locale } from './app/paraglide/runtime.js'

export const experimentalStaticLocale: Locale = 'en'
/* @__NO_SIDE_EFFECTS__ */
export const getLocale = (): Locale => experimentalStaticLocale
