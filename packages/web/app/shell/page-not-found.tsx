import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'

/** The content for an unknown URL. It works without scripts: the way home is a link. */
export function PageNotFound() {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="heading-1">{m.shell_not_found_heading()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.shell_not_found_text()}</p>
      <a className={buttonClass({ className: 'mt-4' })} href="/">
        {m.shell_return_to_homepage()}
      </a>
    </div>
  )
}
