import { useMatches } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** Is this a page that ships no script? What can only be pressed has no place on it. */
export function useStaticPage(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.static)
}
