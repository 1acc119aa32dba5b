import { Download } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { refundsCsv } from './refunds-csv.ts'
import { useAllCalculations } from './use-calculations.ts'

/** Hands the person all their calculations as a file. */
export function ExportButton({ email }: { email: string }) {
  const { data, isFetching, refetch } = useAllCalculations(email)

  async function save() {
    const calculations = data ?? (await refetch()).data
    if (!calculations) return showToast('error', m.refunds_calculations_failed())
    const fileName = `retour-refunds-${today()}.csv`
    downloadText(fileName, 'text/csv', refundsCsv(calculations))
    showToast('success', m.refunds_saved({ file: fileName }))
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className="px-0!"
      isBusy={isFetching && !data}
      onClick={() => void save()}
    >
      <Download aria-hidden className="size-2.5" strokeWidth={1.6} />
      {m.refunds_export()}
    </Button>
  )
}
