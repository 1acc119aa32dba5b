import { lateScript } from '#app/platform/late-script.ts'

const late = lateScript(() => import('./later-parts.ts'))

/** The rules and all that needs them. Purchases can be typed, kept and listed before this has come. */
export const useLaterParts = late.useScript
export const fetchLaterParts = late.preload
