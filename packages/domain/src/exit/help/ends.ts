import { endsAtDesks } from './ends-at-desks.ts'
import { endsOfForms } from './ends-of-forms.ts'
import { endsOnTheWay } from './ends-on-the-way.ts'
import type { HelpEnd } from './situations.ts'

/** The ends of the help, by name. */
export const ends: Readonly<Record<string, HelpEnd>> = { ...endsAtDesks, ...endsOnTheWay, ...endsOfForms }
