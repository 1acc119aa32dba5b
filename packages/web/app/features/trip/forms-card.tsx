import { formatDay } from '@retour/domain/content/format-day'
import { fallbackRates } from '@retour/domain/money/exchange'
import { formatAmount } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { useMemo, useState } from 'react'
import { readStoredRates } from '#app/backend/stored-rates.ts'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useStorageState } from './account/use-storage-state.ts'
import { useTripSync } from './account/use-trip-sync.ts'
import { StorageLine } from './storage-line.tsx'
import { rangeFigure } from './scale.tsx'
import { StateLine } from './state-line.tsx'
import { formDisplays } from './state-display.ts'
import { formPath, formsPath, tripPath } from './trip-address.ts'
import { type IssuedForm, sumsOfTrip } from './trip-sums.ts'
import { useEdition } from './use-edition.ts'
import { useToday } from './use-today.ts'
import { useTrip } from './use-trip.ts'

/** The forms of the shown trip, from this device and the account, each with its state and amount. */
export function FormsCard() {
  const { isRead, isStored, view } = useTrip()
  useTripSync()
  const editionId = useEdition()
  const today = useToday()
  const storage = useStorageState(view.trip?.id ?? null)
  const [rates] = useState(() => readStoredRates() ?? fallbackRates)
  const { issued } = useMemo(
    () => sumsOfTrip({ view, editionId, rates, today }),
    [view, editionId, rates, today],
  )
  // The account's data is not on this device yet.
  const isComing =
    storage.where === 'account' &&
    storage.savedAtMs === null &&
    (storage.sync.kind === 'quiet' || storage.sync.kind === 'sending')
  const isBusy = issued.length === 0 && (!isRead || isComing)
  return (
    <Card
      title={m.trip_forms_card()}
      isBusy={isBusy}
      action={
        issued.length > 0 && (
          <Link
            to={formsPath}
            className="inline-flex min-h-touch items-center font-strong text-blue-ink hover:underline"
          >
            {m.trip_open_trip()}
          </Link>
        )
      }
    >
      {isBusy ? (
        <Skeleton className="h-[77px]" />
      ) : issued.length === 0 ? (
        <div className="grid justify-items-start gap-1.5 border-t border-line pt-1.75">
          <p className="max-w-reading text-ink-2">{m.trip_forms_card_empty()}</p>
          <ButtonLink to={tripPath} variant="outlined" size="small">
            {m.trip_open_trip()}
          </ButtonLink>
        </div>
      ) : (
        <ul>
          {issued.map((one) => (
            <FormRow key={one.form.id} issued={one} />
          ))}
        </ul>
      )}
      {isRead && issued.length > 0 && <StorageLine view={view} isStored={isStored} isEmpty={false} />}
    </Card>
  )
}

function FormRow({ issued: { form, life, ways, missing } }: { issued: IssuedForm }) {
  return (
    <li className="grid min-h-[77px] grid-cols-[1fr_auto] items-center gap-x-1.5 gap-y-0.25 border-t border-line py-1.75">
      <div className="min-w-0">
        <Link to={formPath(form.id)} className="font-strong hover:underline">
          {form.shop}
        </Link>
        <p className="text-meta text-ink-3">
          {countryName(form.country)}, {formatDay(form.issuedOn)}
        </p>
      </div>
      <p className="text-end font-strong">
        <span className="sr-only">
          {form.receivedCents === null ? m.trip_reaches_hand() : m.trip_came()}{' '}
        </span>
        {form.receivedCents !== null ? (
          <MoneyFigure currency="EUR" figure={formatAmount({ currency: 'EUR', cents: form.receivedCents })} />
        ) : ways.range ? (
          <MoneyFigure currency="EUR" figure={rangeFigure(ways.range)} />
        ) : (
          m.trip_not_known()
        )}
      </p>
      <p className="col-span-2 text-small">
        <StateLine display={formDisplays[life.state]()} />
        {missing.length > 0 && <span className="text-ink-2"> {missing.join(' ')}</span>}
      </p>
    </li>
  )
}
