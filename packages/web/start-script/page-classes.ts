import { failureBox } from '../app/ui/failure-box.ts'

/**
 * The classes of everything that the start script adds to a page. The build writes them into its settings, with the
 * short names that they have in documents.
 */
export const pageClasses = {
  waiting: 'sr-only',
  failure: failureBox,
  again: 'min-h-touch rounded border border-line-strong px-1.75 py-1 font-strong text-ink hover:bg-sunken',
  old: 'page bg-amber-wash py-1 text-small text-ink print:hidden',
}

export type PageClasses = typeof pageClasses
