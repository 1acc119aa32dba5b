/** A tab of a browser that Playwright cannot drive: just what the journeys in other engines need. */
export interface Tab {
  /** Opens an address, from the base or a whole one, and waits for its document. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page, which sees nothing but its arguments, and gives what it returns. */
  run: <T>(work: (...args: string[]) => T, ...args: string[]) => Promise<Awaited<T>>
  /** Whether the page shows this part. */
  shows: (part: Part) => Promise<boolean>
  /** Presses a part of the page as a pointer does, in its middle. Throws when it is not to be seen. */
  press: (part: Part) => Promise<void>
  /** Types into a field as a keyboard does. */
  type: (part: Part, text: string) => Promise<void>
  close: () => Promise<void>
}

/** A part of the page: a selector, and what it is labelled with, or says. */
export type Part = readonly [selector: string, label: string]

/** A browser engine and how a tab of it is opened; `missing` says what is to be installed first. */
export interface Engine {
  name: string
  missing: string | undefined
  /** Starts the browser with a profile of its own. */
  start: (base: string) => Promise<Tab>
}

/**
 * Runs in the page: the first part with this label that is shown. Labels are compared without regard to white space; that of
 * a field is its `<label>`.
 */
export const findPart = (selector: string, label: string): Element | null => {
  const labelOf = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement
    const words = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).innerText
    return words.replaceAll(/\s+/g, ' ').trim()
  }
  const isShown = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  const shown = [...document.querySelectorAll(selector)].filter(isShown)
  return (
    shown.find((element) => labelOf(element) === label) ??
    shown.find((element) => labelOf(element).startsWith(label)) ??
    null
  )
}
