/** The addresses of the last day, on the page of the trip (`trip-address.ts`). */
export const legsPath = '/trip?exit'
export const planPath = '/trip?exit=plan'
