/** The maximum rows of one GET, as on a hosted project. A larger `limit` is reduced without an error. */
export const rowsLimit = 1000
/** The maximum conditions, orders and columns of one request together. */
export const termsLimit = 50
/** The maximum values of one `in.(…)`. */
export const listLimit = 500
/** The maximum nesting of `or` and `and`. */
export const depthLimit = 8
/** The maximum steps of a path into a JSON value. */
export const pathLimit = 16
/** The maximum rows of one POST. */
export const writtenRowsLimit = 100
