import { fallbackRates } from '@retour/domain/money/exchange'
import { toMoney } from '@retour/domain/money/to-money'
import { countries, type Country } from '@retour/domain/places/countries'
import { datesOf } from '@retour/domain/trip/dates-of'
import { describeReadiness } from '@retour/domain/trip/describe-readiness'
import { groupPurchases } from '@retour/domain/trip/group-purchases'
import { letterKinds } from '@retour/domain/trip/letters/letter-kinds'
import { letterOf } from '@retour/domain/trip/letters/letter-of'
import { createForm, createPurchase } from '@retour/domain/trip/new-records'
import { nextStepsOf } from '@retour/domain/trip/next-steps-of'
import { progressOf } from '@retour/domain/trip/progress-of'
import { goodsKinds, type GoodsKind, type Purchase, type RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { waysOf } from '@retour/domain/trip/ways-of'
import type { RulesEditionId } from '@retour/domain/vat/rules'

const today = '2026-11-25'
const homes = ['JP', 'DE', 'ES', 'MC', 'GB', 'GI']

const lives: Partial<RefundForm>[] = [
  {},
  { earlyRefundOn: '2026-11-24' },
  { validatedOn: '2026-11-24', validatedBy: 'stamp', operator: 'Global Blue' },
  { validatedOn: '2026-10-01', handedInOn: '2026-10-02', way: 'shop-itself', operator: 'Planet' },
  { validatedOn: '2026-11-20', handedInOn: '2026-11-21', way: 'operator-card' },
  { issuedOn: '2026-05-05' },
  { paidOn: '2026-11-20' },
  { refusedOn: '2026-11-20' },
]

/** Returns the texts of the trip for a traveler in one country, with every kind of goods and every state of a form. */
function tripTexts(country: Country, editionId: RulesEditionId): string[] {
  const bought = (id: string, amount: string, boughtOn: string, goods: GoodsKind = 'general') =>
    purchaseOf(country, { id, cents: toMoney(amount, 'EUR').cents, boughtOn, goods })
  const purchases = [
    bought('ready', '200', today),
    bought('short', '30', '2026-11-20'),
    bought('lost', '30', '2026-11-10'),
    bought('over', '500', '2026-05-05'),
    ...goodsKinds.map((goods) => bought(goods, '300', '2026-11-01', goods)),
  ]
  const forms = lives.map((life, index) => formOf(country, { id: `form ${index}`, ...life }))
  const travelers = [{ id: 'mei', name: 'Mei', age: 12 }]
  const groups = homes.flatMap(
    (homeCountry) =>
      groupPurchases({
        purchases: [...purchases, bought('open', '20', today)],
        travelers,
        homeCountry,
        editionId,
        rates: fallbackRates,
        today,
      }).forms,
  )
  const ways = (['proposed', 'issued', 'validated', 'handed-in'] as const).map((state) =>
    waysOf({ country, state, rated: [{ rate: 0.2, cents: 10_000 }], form: null }),
  )
  const said = [
    ...groups.flatMap((form) => [describeReadiness(form), form.warnings, form.goods, form.byLaw?.text]),
    ...datesOf({ proposed: groups, forms, purchases }).flatMap(({ short, text }) => [short, text]),
    ...forms.flatMap((form) => nextStepsOf(form, { firstDay: null, today })),
    ...ways,
    ...progressOf({ purchases, forms, travelers: [] }).items.flatMap(({ missing }) => missing),
    ...forms.flatMap((form) => lettersAbout(form, purchases)),
  ]
  return [...new Set(said.flatMap(sentencesIn))]
}

/** Returns the English lines of the letters about a form, and what must be filled in. */
const lettersAbout = (form: RefundForm, purchases: readonly Purchase[]): string[] =>
  letterKinds.flatMap((kind) => {
    const sums = { totalCents: 10_000, vatCents: 1667 }
    const letter = letterOf(kind, { form, purchases, sums, name: '', homeCountry: null, today })
    return letter ? [...letter.parts.map(({ own }) => own), ...letter.blanks] : []
  })

/** Returns the sentences in a value; names and URLs of sources are left out. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' || key === 'sources' ? [] : sentencesIn(inner),
  )
}

/** Returns the texts of the trip for all four countries. */
export const tripTextsOf = (editionId: RulesEditionId) =>
  countries.flatMap((country) =>
    tripTexts(country, editionId).map((text) => ({ where: `trip, ${country}`, country, text })),
  )

function purchaseOf(country: Country, parts: Partial<WithId<Purchase>> & { id: string }): WithId<Purchase> {
  return {
    ...createPurchase({
      travelerId: 'mei',
      cents: 0,
      currency: 'EUR',
      shop: `Shop of ${parts.id}`,
      locationId: null,
      country,
      city: 'Town',
      boughtOn: today,
      goods: 'general',
    }),
    ...parts,
  }
}

function formOf(country: Country, parts: Partial<WithId<RefundForm>> & { id: string }): WithId<RefundForm> {
  return { ...createForm({ travelerId: 'mei', country, shop: 'Shop', issuedOn: '2026-11-20' }), ...parts }
}
