import type { ComponentType } from 'react'

/** The way back from a form’s page; `pathOfForm` where a letter of the form is the page. */
export type FormCrumbs = ComponentType<{ form: string; pathOfForm?: string }>
