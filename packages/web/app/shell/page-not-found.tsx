import { buttonClass } from '#app/ui/button-class.ts'

/** What stands at an address that the product doesn't have. Works without scripts: the way home is a link. */
export function PageNotFound() {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="heading-1">Page Not Found</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        There is nothing at this address. The link may be old, or a letter may be missing.
      </p>
      <a className={buttonClass({ className: 'mt-4' })} href="/">
        Return to Homepage
      </a>
    </div>
  )
}
