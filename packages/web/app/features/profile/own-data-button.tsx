import { Download } from 'lucide-react'
import { useState } from 'react'
import { readOwnData } from '#app/backend/own-data-calls.ts'
import { type AccountUser, readStoredSession } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { showToast } from '#app/ui/toast.ts'

/** A button that downloads all data of the account as a JSON file. If any part fails, there is no file. */
export function OwnDataButton({ user }: { user: AccountUser }) {
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const tables = await readOwnData()
      // A person who signed out meanwhile gets no file, and the next person must not get it either.
      if (readStoredSession()?.user.id !== user.id) return
      const fileName = `retour-my-data-${today()}.json`
      const content = { exportedAt: new Date().toISOString(), account: user, ...tables }
      downloadText(fileName, 'application/json', `${JSON.stringify(content, null, 2)}\n`)
      showToast('success', m.profile_data_saved({ file: fileName }))
    } catch (error) {
      showToast('error', m.profile_data_failed({ reason: failureReason(error) }))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="outlined" isBusy={isBusy} onClick={() => void download()}>
      {!isBusy && <Download aria-hidden className="size-2.5" strokeWidth={1.6} />}
      {isBusy ? m.profile_data_collecting() : m.profile_data_download()}
    </Button>
  )
}
