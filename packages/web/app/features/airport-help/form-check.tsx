import { type ShownSentence, contactFor } from '@retour/domain/exit/help/cards'
import { formLines } from '@retour/domain/exit/help/form-lines'
import { formatMoney } from '@retour/domain/money/money'
import { countries, countryName } from '@retour/domain/places/countries'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { CheckLine } from './check-line.tsx'
import { checkStore, clearMarks, markLine } from './check-marks.ts'
import type { HelpAddress } from './help-address.ts'
import { formOf, knownOf, type HelpTrip } from './help-trip.ts'
import { ScanCode } from './scan-code.tsx'
import { ShownCard } from './shown-card.tsx'
import { stepHeadingClass } from './tap-class.ts'
import type { HelpSteps } from './use-help-steps.ts'

interface FormCheckProps {
  trip: HelpTrip
  address: HelpAddress
  steps: HelpSteps
}

/** The lines of a form to compare with the paper, while the shop can still issue a new one. */
export function FormCheck({ trip, address, steps }: FormCheckProps) {
  const { marks } = useSessionStore(checkStore)
  const [shown, setShown] = useState<ShownSentence | null>(null)
  // Without a form in the URL the country decides, whether or not there is a trip.
  const form = address.formId ? formOf(trip, address.formId) : null
  const country = form?.country ?? address.at ?? 'france'
  const known = knownOf(trip, form)
  const key = form?.id ?? country
  const lines = formLines(country)
  const own = marks[key] ?? {}
  const wrong = lines.filter(({ id }) => own[id] === 'wrong').length
  const open = lines.filter(({ id }) => !own[id]).length
  const values = { name: known.name, amount: known.amount && formatMoney(known.amount) }
  return (
    <>
      <div>
        <h1 className={stepHeadingClass}>{m.help_check()}</h1>
        <p className="mt-1 text-ink-2">
          {form
            ? m.help_check_form({
                form: form.operator
                  ? m.help_form_of_operator({
                      shop: form.shop,
                      country: countryName(country),
                      operator: form.operator,
                    })
                  : m.help_form_of({ shop: form.shop, country: countryName(country) }),
              })
            : m.help_check_lead()}
        </p>
      </div>
      {!form && (
        <Segmented
          label={m.help_check_country()}
          name="form-of"
          options={countries.map((one) => ({ value: one, label: countryName(one) }))}
          value={country}
          onChange={(at) => steps.change({ at })}
        />
      )}
      <ul className="border-b border-line">
        {lines.map((line) => (
          <CheckLine
            key={line.id}
            line={line}
            shown={line.shows && form ? values[line.shows] : null}
            mark={own[line.id]}
            onMark={(mark) => markLine(key, line.id, mark)}
            onShow={() => setShown({ id: line.card, contact: contactFor(line.card) })}
          >
            {line.id === 'code' && form && <ScanCode form={form} />}
          </CheckLine>
        ))}
      </ul>
      <div role="status">
        {wrong + open === 0 ? (
          <Note kind="good">{m.help_check_done()}</Note>
        ) : (
          <p className="text-center text-meta text-ink-2">{m.help_check_left({ wrong, open })}</p>
        )}
      </div>
      {open < lines.length && (
        <Button variant="quiet" size="small" className="justify-self-center" onClick={() => clearMarks(key)}>
          {m.help_check_again()}
        </Button>
      )}
      {shown && <ShownCard cards={[shown]} known={known} country={country} onClose={() => setShown(null)} />}
    </>
  )
}
