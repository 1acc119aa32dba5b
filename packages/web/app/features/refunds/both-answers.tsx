import { fallbackRates } from '@retour/domain/money/exchange'
import { twoAnswersOnSaved } from '@retour/domain/content/two-answers'
import { useQuery } from '@tanstack/react-query'
import { findRates } from '#app/backend/find-rates.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { RefundCalculation } from '#app/backend/refund-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Note } from '#app/ui/note.tsx'

/** The results of the guide and of today's law for a calculation on which they differ. Empty for all others. */
export function BothAnswers({ calculation }: { calculation: RefundCalculation }) {
  const { currency } = calculation.purchase
  const { data: rates } = useQuery(
    {
      queryKey: ['rates', currency],
      queryFn: async () => (await findRates({ currency, cents: 100_000 })).rates,
      enabled: currency !== 'EUR',
    },
    queryClient,
  )
  const known = currency === 'EUR' ? fallbackRates : rates
  const answers = known && twoAnswersOnSaved(calculation, { editionId: pageEdition, rates: known })
  if (!answers) return null
  const { headline, guide, law, ask, atRate } = answers
  return (
    <div className="col-span-full mt-1 max-md:order-last">
      <Note kind="rule">
        <p className="font-strong">{headline}</p>
        <p className="mt-0.75">{guide.line}</p>
        <p className="mt-0.75">
          {law.line}{' '}
          <ExternalLink href={law.source} className="font-strong text-blue-ink">
            {m.refunds_law_source()}
          </ExternalLink>
        </p>
        {atRate && <p className="mt-0.75">{atRate}</p>}
        <p className="mt-0.75">{ask}</p>
      </Note>
    </div>
  )
}
