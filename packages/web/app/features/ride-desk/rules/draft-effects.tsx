import { formatLongDay } from '@retour/domain/content/format-day'
import { formatAmount, type Money } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { compareEditions, sampleEffects, type ComparedFigure } from '@retour/domain/vat/compare-editions'
import type { EditionDraft, EditionRules } from '@retour/domain/vat/edition-record'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { figureLabels } from './edition-text.ts'
import { ageOf } from './rule-text.ts'

/** A changed row is gold with a bar, and shows both figures. */
const rowClass = (isChanged: boolean) =>
  `grid gap-x-2 border-t border-line py-1.25 ${isChanged ? 'border-s-3 border-s-gold bg-gold-wash ps-1.5 pe-1' : ''}`

interface DraftFiguresProps {
  before: EditionRules
  draft: EditionDraft
  today: string
}

/** The figures of a draft beside those that it would replace. */
export function DraftFigures({ before, draft, today }: DraftFiguresProps) {
  return (
    <section>
      <h3 className="heading-3">{m.desk_draft_figures()}</h3>
      <ul aria-label={m.desk_draft_figures()} className="pt-1">
        {compareEditions(before, draft.rules).map((compared) => (
          <FigureRow key={`${compared.country} ${compared.figure}`} compared={compared} today={today} />
        ))}
      </ul>
    </section>
  )
}

function FigureRow({ compared, today }: { compared: ComparedFigure; today: string }) {
  const { country, figure, before, after, isChanged, rule } = compared
  const isLink = /^https?:\/\//.test(rule.source)
  return (
    <li className={`${rowClass(isChanged)} lg:grid-cols-[14rem_1fr_1fr]`}>
      <p className={isChanged ? 'font-strong' : ''}>
        {m.desk_draft_figure({ country: countryName(country), figure: figureLabels[figure]() })}
      </p>
      <p className="text-small">
        {m.desk_draft_in_force({ words: before })}
        <br />
        {isChanged ? (
          <strong>{m.desk_draft_draft({ words: after })}</strong>
        ) : (
          <span className="text-ink-2">{m.desk_draft_draft({ words: m.desk_draft_same() })}</span>
        )}
      </p>
      <p className="text-small wrap-anywhere">
        {isLink ? <ExternalLink href={rule.source}>{rule.sourceName}</ExternalLink> : rule.sourceName}
        <br />
        <span className="text-ink-2">
          {m.desk_rules_checked({ day: formatLongDay(rule.checkedOn), age: ageOf(rule.checkedOn, today) })}
        </span>
      </p>
    </li>
  )
}

const amountText = (amount: Money | null) =>
  amount ? `EUR ${formatAmount(amount)}` : m.desk_draft_not_eligible()

/** The refunds of sample purchases before and after, calculated as in the calculator. */
export function DraftSamples({ before, after }: { before: EditionRules; after: EditionRules }) {
  const effects = sampleEffects(before, after)
  const changed = effects.filter(({ isChanged }) => isChanged).length
  return (
    <section>
      <h3 className="heading-3">{m.desk_draft_samples({ count: effects.length })}</h3>
      <p className="text-small text-ink-2">
        {m.desk_draft_effect({ changed, same: effects.length - changed })}
      </p>
      <ul aria-label={m.desk_draft_samples({ count: effects.length })} className="pt-1">
        {effects.map(({ country, purchase, before: old, after: next, isChanged }) => (
          <li
            key={`${country} ${purchase.cents}`}
            className={`${rowClass(isChanged)} grid-cols-2 text-small`}
          >
            <span>
              {countryName(country)} {amountText(purchase)}
            </span>
            <span>
              {m.desk_draft_in_force({ words: amountText(old) })}
              <br />
              {isChanged ? (
                <strong>{m.desk_draft_draft({ words: amountText(next) })}</strong>
              ) : (
                <span className="text-ink-2">{m.desk_draft_draft({ words: m.desk_draft_same() })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
