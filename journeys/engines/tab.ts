/** A tab of a browser that Playwright cannot control: only what the journeys in other engines need. */
export interface Tab {
  /** Opens a URL, relative to the base or absolute, and waits for its document. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page, which can only use its arguments. Returns its result. */
  run: <T>(work: (...args: string[]) => T, ...args: string[]) => Promise<Awaited<T>>
  /** Returns whether the page shows this element. */
  shows: (part: Part) => Promise<boolean>
  /** Clicks the center of an element. Throws if it is not visible. */
  press: (part: Part) => Promise<void>
  /** Types into a field with the keyboard. */
  type: (part: Part, text: string) => Promise<void>
  close: () => Promise<void>
}

/** An element of the page: a selector, and its label or text. */
export type Part = readonly [selector: string, label: string]

/** A browser engine that can open a tab; `missing` names what must be installed first. */
export interface Engine {
  name: string
  missing: string | undefined
  /** Starts the browser with a new profile. */
  start: (base: string) => Promise<Tab>
}

/**
 * Runs in the page: returns the first visible element with this label. White space in labels is ignored; the label of a
 * field is its `<label>`.
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
