import { useEffect } from 'react'
import { dropOldContact } from '#app/features/lead-capture/contact-age.ts'
import { watchWaitingLeads } from '#app/features/lead-capture/watch-waiting-leads.ts'
import { cacheForLater } from '#app/platform/cache-for-later.ts'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { watchWaitingReports } from '#app/ui/place-report/watch-waiting-reports.ts'

/** Tasks that run in the background of every page. Reading the page needs none of them. */
export function BackgroundWork() {
  const path = usePagePath()
  useEffect(watchWaitingLeads, [])
  useEffect(watchWaitingReports, [])
  useEffect(dropOldContact, [])
  useEffect(() => cacheForLater(path), [path])
  return null
}
