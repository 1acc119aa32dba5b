/** Rows that one GET gives at most, as on a hosted project; a larger `limit` is no fault. */
export const rowsLimit = 1000
/** Conditions, orders and columns of one request together. */
export const termsLimit = 50
/** Values of one `in.(…)`. */
export const listLimit = 500
/** Brackets of `or`, `and` inside each other. */
export const depthLimit = 8
/** Steps into one JSON value. */
export const pathLimit = 16
/** Rows of one POST. */
export const writtenRowsLimit = 100
