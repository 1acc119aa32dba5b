/**
 * What speaks against going somewhere unprepared. `works`: may be closed for building work; `disputed`: sources name
 * different doors or levels; `changed`: shops left, or the place was sold; `unconfirmed`: nobody could confirm that it
 * (still) does what is said of it; `hours`: its hours are reported to be other than published.
 */
export const warningKinds = ['works', 'disputed', 'changed', 'unconfirmed', 'hours'] as const

export type WarningKind = (typeof warningKinds)[number]
