import { Download } from 'lucide-react'
import type { UnsavedCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { refundsCsv } from './refunds-csv.ts'
import { useAllCalculations } from './use-calculations.ts'

interface ExportButtonProps {
  email: string
  unsaved: readonly UnsavedCalculation[]
}

/** A button that downloads all calculations as a file. */
export function ExportButton({ email, unsaved }: ExportButtonProps) {
  const { data, isFetching, refetch } = useAllCalculations(email, unsaved)

  async function save() {
    const calculations = data ?? (await refetch())
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
