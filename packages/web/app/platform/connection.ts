/** The Network Information API, which Safari and Firefox do not have. */
type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as { connection?: Connection }).connection

/** Returns whether the visitor has asked the browser to save data; false where the browser does not say. */
export const savesData = (): boolean => connection()?.saveData === true

/** Returns whether the connection is as slow as 2G; false where the browser does not say. */
export const isVerySlow = (): boolean => /2g/.test(connection()?.effectiveType ?? '')
