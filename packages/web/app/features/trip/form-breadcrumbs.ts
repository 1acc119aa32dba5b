import type { ComponentType } from 'react'

/** The breadcrumbs of a form's page; with `pathOfForm` those of a letter of the form. */
export type FormBreadcrumbs = ComponentType<{ form: string; pathOfForm?: string }>
