import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'

/** Says that a screen failed, with a button to reload and a link to the home page. */
export function ErrorPage() {
  return (
    <div className="page py-8 md:py-12" role="alert">
      <h1 className="heading-1">{m.shell_error_heading()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.shell_error_text()}</p>
      <div className="mt-4 flex flex-wrap gap-1.5">
        <Button onClick={() => window.location.reload()}>{m.ui_reload()}</Button>
        <a className={buttonClass({ variant: 'outlined' })} href="/">
          {m.shell_return_to_homepage()}
        </a>
      </div>
    </div>
  )
}
