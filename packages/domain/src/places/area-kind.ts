/** A location that is no building: its point lies somewhere in it, and says neither where it begins nor where it ends. */
export const areaKinds = ['street', 'square', 'quarter'] as const

export type AreaKind = (typeof areaKinds)[number]
