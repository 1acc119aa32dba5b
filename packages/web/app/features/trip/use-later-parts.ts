import { lateScript } from '#app/platform/late-script.ts'

const late = lateScript(() => import('./later-parts.ts'))
const page = lateScript(() => import('./trip-page.tsx'))

/** The rules and everything that needs them. Purchases can be typed, stored and listed before this is loaded. */
export const useLaterParts = late.useScript
export const fetchLaterParts = late.preload

/** The list and the parts around it. A first visit can type a purchase before this is loaded. */
export const useTripPage = page.useScript
