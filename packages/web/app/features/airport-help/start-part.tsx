import { firstQuestions, situations } from '@retour/domain/exit/help/situations'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Forward } from './forward.tsx'
import { OfflineBadge } from './offline-badge.tsx'
import { tapClass } from './tap-class.ts'
import type { HelpSteps } from './use-help-steps.ts'

const elsewhere = 'elsewhere'

/**
 * The list of situations. It also asks for the country whose customs the person is at, because the answers depend on
 * it.
 */
export function StartPart({ at, steps }: { at: Country | null; steps: HelpSteps }) {
  return (
    <div className="page grid max-w-[44rem] gap-3 pt-2.5 pb-8 lg:pt-5">
      <div>
        <h1 className="heading-1">{m.help_heading()}</h1>
        <p className="mt-1 text-lead text-ink-2">{m.help_lead()}</p>
        <OfflineBadge />
      </div>
      <Segmented
        label={m.help_country()}
        name="customs-of"
        options={[
          ...countries.map((country) => ({ value: country, label: countryName(country) })),
          { value: elsewhere, label: m.help_elsewhere() },
        ]}
        value={at ?? elsewhere}
        onChange={(value) => steps.change({ at: value === elsewhere ? null : value })}
      />
      <ul aria-label={m.help_situations()} className="grid gap-1.5 md:grid-cols-2">
        {situations.map((situation) => (
          <li key={situation} className="grid">
            <button type="button" className={tapClass} onClick={() => steps.open({ situation, answers: [] })}>
              {firstQuestions[situation].title}
              <Forward />
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5 border-t border-line pt-2.5 md:grid-cols-2">
        <Button variant="outlined" onClick={() => steps.open({ view: 'cards' })}>
          {m.help_cards()}
        </Button>
        <Button variant="outlined" onClick={() => steps.open({ view: 'check' })}>
          {m.help_check_link()}
        </Button>
      </div>
      <noscript>
        <p className="rounded bg-sunken px-2 py-1.75 text-small">{m.help_without_script()}</p>
      </noscript>
    </div>
  )
}
