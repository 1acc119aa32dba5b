/** A location that is an area: its point is inside, but does not mark its bounds. */
export const areaKinds = ['street', 'square', 'quarter'] as const

export type AreaKind = (typeof areaKinds)[number]
