// Replaces the runtime of the compiled messages in a site with one language: nothing to choose, and no code for it.
import type { Locale } from './app/paraglide/runtime.js'

export const experimentalStaticLocale: Locale = 'en'
/* @__NO_SIDE_EFFECTS__ */
export const getLocale = (): Locale => experimentalStaticLocale
