import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * A part of a page that only says something: it was drawn when the site was built and arrives as HTML of our own, so
 * that no script is loaded to draw it again. Its links stay inside the program all the same.
 */
export function WrittenPart({ html, className }: { html: string; className?: string }) {
  const part = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const box = part.current
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isOurs(link, event)) return
      event.preventDefault()
      void navigate(`${link.pathname}${link.search}${link.hash}`)
    }
    box?.addEventListener('click', follow)
    return () => box?.removeEventListener('click', follow)
  }, [navigate])
  // The mark tells the build that the program may read this HTML from the page instead of carrying it once more.
  return <div ref={part} data-written="" className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A plain press on a link to another page of the site. Anchors, new tabs and other sites are the browser's. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isElsewhere = link.origin !== window.location.origin || link.target !== '' || link.download !== ''
  return isPlain && !isElsewhere && !(link.hash && link.pathname === window.location.pathname)
}
