import { failureBox } from '../app/ui/failure-box.ts'
import { shell_page_again, shell_page_failed, shell_page_waiting } from '../messages/en/shell.json'

export type PageNotice = ReturnType<typeof pageNotice>

const hidden = 'sr-only'
const again =
  'min-h-touch rounded border border-line-strong px-1.75 py-1 font-strong text-ink hover:bg-sunken'

/** What a page says before its scripts run. It stands beside the body, which belongs to React. */
export function pageNotice() {
  const page = document.documentElement
  const box = document.createElement('div')

  /** A bar and a word that something is coming: the styles and this show them when it takes longer than 400 ms. */
  function wait() {
    clear()
    page.dataset.waiting = ''
    box.className = hidden
    box.role = 'status'
    page.append(box)
    setTimeout(() => box.role === 'status' && box.isConnected && (box.textContent = shell_page_waiting), 400)
  }

  function fail(onAgain: () => void) {
    clear()
    // What says that it is loading would not be true any more.
    page.dataset.failed = ''
    const words = document.createElement('p')
    words.textContent = shell_page_failed
    const button = document.createElement('button')
    button.className = again
    button.textContent = shell_page_again
    button.dataset.own = ''
    button.addEventListener('click', onAgain)
    box.className = failureBox
    box.role = 'alert'
    box.append(words, button)
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
