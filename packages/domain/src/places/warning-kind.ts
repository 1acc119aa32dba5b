/**
 * What speaks against going somewhere unprepared. `works`: may be closed for building work; `disputed`: sources name
 * different doors or levels; `changed`: shops left, or the place was sold; `unconfirmed`: nobody could confirm that it
 * (still) does what is said of it; `hours`: its hours are reported to be other than published; `closed`: it is shut, and nobody
 * should go there. No shipped record has that one: what is closed leaves them. The desk says it until then.
 */
export const warningKinds = ['works', 'disputed', 'changed', 'unconfirmed', 'hours', 'closed'] as const

export type WarningKind = (typeof warningKinds)[number]
