import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'

/** A screen that broke says so, and offers two ways on. */
export function ErrorPage() {
  return (
    <div className="page py-8 md:py-12" role="alert">
      <h1 className="heading-1">This page could not be shown</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        Something failed on our side, or the connection broke while the page was loading. What you typed in
        the calculator is kept on this device.
      </p>
      <div className="mt-4 flex flex-wrap gap-1.5">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <a className={buttonClass({ variant: 'outlined' })} href="/">
          Return to Homepage
        </a>
      </div>
    </div>
  )
}
