import { shell_page_again, shell_page_failed, shell_page_waiting } from '../messages/en/shell.json'
import type { PageClasses } from './page-classes.ts'

export type PageNotice = ReturnType<typeof pageNotice>

/**
 * Returns functions that show messages before the page's scripts run. The message is placed beside the body, which
 * React owns.
 */
export function pageNotice(classes: PageClasses) {
  const page = document.documentElement
  const box = document.createElement('div')

  /** Shows a bar and a status text that something is loading; the styles and the timer delay both by 400 ms. */
  function wait() {
    clear()
    page.dataset.waiting = ''
    box.className = classes.waiting
    box.role = 'status'
    page.append(box)
    setTimeout(() => box.role === 'status' && box.isConnected && (box.textContent = shell_page_waiting), 400)
  }

  function fail(onAgain: () => void) {
    clear()
    // Texts about loading are no longer true; the styles hide them.
    page.dataset.failed = ''
    const text = document.createElement('p')
    text.textContent = shell_page_failed
    const button = document.createElement('button')
    button.className = classes.again
    button.textContent = shell_page_again
    button.dataset.own = ''
    button.addEventListener('click', onAgain)
    box.className = classes.failure
    box.role = 'alert'
    box.append(text, button)
    page.append(box)
  }

  function clear() {
    delete page.dataset.waiting
    delete page.dataset.failed
    box.replaceChildren()
    box.remove()
  }
  return { wait, fail, clear }
}
