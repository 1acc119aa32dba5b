import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

interface PageButtonsProps {
  after: string
  next: string | null
  onPage: (after: string) => void
}

/** Buttons to the next 50 rows and back to the newest. Empty if one page has all. */
export function PageButtons({ after, next, onPage }: PageButtonsProps) {
  if (!after && !next) return null
  return (
    <div className="flex flex-wrap gap-1">
      {after && (
        <Button variant="outlined" onClick={() => onPage('')}>
          {m.desk_leads_first()}
        </Button>
      )}
      {next && (
        <Button variant="outlined" onClick={() => onPage(next)}>
          {m.desk_leads_next()}
        </Button>
      )}
    </div>
  )
}
