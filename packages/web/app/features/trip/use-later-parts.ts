import { lateScript } from '#app/platform/late-script.ts'

const late = lateScript(() => import('./later-parts.ts'))
const page = lateScript(() => import('./trip-page.tsx'))

/** The rules and all that needs them. Purchases can be typed, kept and listed before this has come. */
export const useLaterParts = late.useScript
export const fetchLaterParts = late.preload

/** The list and what stands around it. A first visit types its first purchase before this has come. */
export const useTripPage = page.useScript
