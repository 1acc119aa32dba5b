import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { helpAddress, parentOf, type HelpAddress } from './help-address.ts'

/** For each step of this visit, the step from which it was opened. */
const cameFrom = new Map<string, string>()

/**
 * Returns the navigation of the help. Each step is a history entry, so that the browser's Back undoes one tap. `back`
 * does the same if the previous entry is that step; otherwise it replaces the current entry.
 */
export function useHelpSteps(address: HelpAddress) {
  const goTo = useGoTo()
  const navigate = useNavigate()
  const here = helpAddress(address)
  function open(change: Partial<HelpAddress>) {
    const next = helpAddress({ ...address, ...change })
    cameFrom.set(next, here)
    goTo(next)
  }
  function back() {
    const parent = parentOf(address)
    if (!parent) return
    const before = helpAddress(parent)
    if (cameFrom.get(here) === before) window.history.back()
    else goTo(before, { replace: true })
  }
  /** Shows the same step for another country or form, without scrolling. */
  function change(part: Pick<Partial<HelpAddress>, 'at' | 'formId'>) {
    const next = helpAddress({ ...address, ...part })
    cameFrom.set(next, cameFrom.get(here) ?? '')
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return { open, back, change }
}

export type HelpSteps = ReturnType<typeof useHelpSteps>

/** Moves the focus to the heading of the next step, for people with a keyboard or screen reader. */
export function useFocusOnStep(address: HelpAddress) {
  const step = helpAddress({ ...address, at: null, formId: null })
  const { pathname } = useAddress()
  const before = useRef({ step, pathname })
  useEffect(() => {
    if (before.current.step === step) return
    before.current = { step, pathname }
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [step, pathname])
}
