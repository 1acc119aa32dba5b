import { countries, type Country } from '@retour/domain/places/countries'
import { ChevronLeft } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { SelectArrow, SelectOptions } from '#app/ui/select-field.tsx'

const languageNames: Record<Country, string> = {
  france: 'Français',
  spain: 'Español',
  italy: 'Italiano',
  germany: 'Deutsch',
}

interface CardBarProps {
  recipient: string
  spoken: Country
  onSpoken: (country: Country) => void
  onClose: () => void
}

/** The header of a card: a back button, its recipient, and its language. */
export function CardBar({ recipient, spoken, onSpoken, onClose }: CardBarProps) {
  return (
    <div className="border-b border-line">
      <div className="page flex min-h-8 max-w-[56rem] flex-wrap items-center gap-x-1">
        <button
          type="button"
          aria-label={m.help_back()}
          onClick={onClose}
          className="-ms-1.25 grid size-touch flex-none cursor-pointer place-items-center rounded"
        >
          <ChevronLeft aria-hidden className="size-3.25 rtl:-scale-x-100" strokeWidth={1.6} />
        </button>
        <p className="me-auto min-w-0 flex-1 font-strong">
          {m.help_card_to({ whom: recipient.charAt(0).toLowerCase() + recipient.slice(1) })}
        </p>
        <div className="relative flex-none">
          <select
            aria-label={m.help_card_language()}
            value={spoken}
            onChange={({ target }) => onSpoken(target.value as Country)}
            className="min-h-touch cursor-pointer appearance-none rounded border border-line-strong bg-sunken ps-1.25 pe-4.5 text-small font-strong text-ink"
          >
            <SelectOptions
              options={countries.map((country) => ({ value: country, label: languageNames[country] }))}
            />
          </select>
          <SelectArrow />
        </div>
      </div>
    </div>
  )
}
