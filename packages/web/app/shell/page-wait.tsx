import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import {
  type PageFetch,
  readPageFetch,
  subscribeToPageFetch,
  tryPageAgain,
} from '#app/platform/fetch-page.ts'
import { Button } from '#app/ui/button.tsx'
import { failureBox } from '#app/ui/failure-box.ts'

const delayMs = 400
const nothing = (): PageFetch => 'none'

/**
 * Shows that another page is loading: the bar of app.css, and a text for screen readers. Shows an error with a retry
 * button if it does not load.
 */
export function PageWait() {
  const fetched = useSyncExternalStore(subscribeToPageFetch, readPageFetch, nothing)
  const isLoading = useNavigation().state !== 'idle'
  const isWaiting = fetched === 'coming' || isLoading
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const page = document.documentElement
    page.dataset.waiting = ''
    const timer = setTimeout(() => setIsLong(true), delayMs)
    return () => {
      delete page.dataset.waiting
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  return (
    <>
      <output className="sr-only">{isLong && m.shell_page_waiting()}</output>
      {fetched === 'failed' && (
        <div role="alert" className={failureBox}>
          <p>{m.shell_next_page_failed()}</p>
          <Button variant="outlined" size="small" onClick={tryPageAgain}>
            {m.shell_page_again()}
          </Button>
        </div>
      )}
    </>
  )
}
