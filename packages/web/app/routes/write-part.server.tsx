import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A part of a page as finished HTML, for `WrittenPart`; runs while the site is built. */
export function writePart(part: ReactNode): string {
  return renderToStaticMarkup(part)
}
