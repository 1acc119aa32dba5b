import { countries, countryName, isCountry, type Country } from '@retour/domain/places/countries'
import { editionDraft } from '@retour/domain/vat/edition-record'
import { daysAfter } from '@retour/domain/vat/days-after'
import type { DeskEditions, OpenDraft } from '@retour/domain/wire/rules'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { readAgain } from '#app/backend/query-client.ts'
import { saveDraft } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Failure } from '#app/features/ride-desk/action-form.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { startDraft, readDraft } from './draft-text.ts'
import { explainDraft, inForceOn } from './edition-text.ts'
import { RuleFields } from './rule-fields.tsx'

interface DraftFormProps {
  list: DeskEditions
  /** Null for a new draft. */
  before: OpenDraft | null
  onLeave?: () => void
}

/** Returns the editions from which a draft may start: the one in force and the shipped ones. */
const basesOf = (list: DeskEditions) => {
  const now = inForceOn(list, list.today)
  return [now, ...list.shipped.filter(({ name }) => name !== now.name)]
}

/** The form of a draft, country by country. The input stays if it is invalid or sending fails. */
export function DraftForm({ list, before, onLeave }: DraftFormProps) {
  const bases = basesOf(list)
  const [draft, setDraft] = useState(() =>
    startDraft(
      before?.rules ?? bases[0]!.rules,
      before ?? { name: '', effectiveOn: daysAfter(list.today, 30) },
    ),
  )
  const [country, setCountry] = useState<Country>('france')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { attempt, isBusy, failure } = useAttempt(explainDraft)
  const navigate = useNavigate()
  const leave = onLeave ?? (() => void navigate('/desk?part=rules'))
  const wrongCountries = countries.filter((one) => wrong.some((path) => path.startsWith(`rules.${one}.`)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = editionDraft.safeParse(readDraft(draft))
    const paths = read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
    setWrong(paths)
    const first = countries.find((one) => paths.some((path) => path.startsWith(`rules.${one}.`)))
    if (first) setCountry(first)
    if (!read.success) return
    await attempt(async () => {
      const id = await saveDraft(read.data, before)
      await readAgain(['desk-editions'])
      if (before) leave()
      else await navigate(`/desk?part=rules&draft=${id}`)
    })
  }

  return (
    <form className="grid max-w-[656px] gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="heading-3">{before ? before.name : m.desk_editions_add()}</h2>
      <TextField
        label={m.desk_draft_name()}
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        {...(wrong.includes('name') && { error: m.desk_draft_error_missing() })}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
      />
      <TextField
        label={m.desk_draft_day()}
        type="date"
        value={draft.effectiveOn}
        {...(wrong.includes('effectiveOn') && { error: m.desk_draft_error_missing() })}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, effectiveOn: value })}
      />
      {!before && (
        <SelectField
          label={m.desk_draft_from()}
          hint={m.desk_draft_from_hint()}
          value={bases.find(({ rules }) => rules === draft.base)?.name ?? ''}
          options={bases.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ currentTarget: { value } }) =>
            setDraft(startDraft((bases.find(({ name }) => name === value) ?? bases[0]!).rules, draft))
          }
        />
      )}
      <SelectField
        label={m.desk_draft_country()}
        value={country}
        options={countries.map((value) => ({ value, label: countryName(value) }))}
        onChange={({ currentTarget: { value } }) => isCountry(value) && setCountry(value)}
      />
      <RuleFields
        key={country}
        rule={draft.rules[country]}
        isWrong={(name) => wrong.includes(`rules.${country}.${name}`)}
        onChange={(rule) => setDraft({ ...draft, rules: { ...draft.rules, [country]: rule } })}
      />
      <Failure>
        {failure ||
          (wrongCountries.length > 0
            ? m.desk_draft_wrong({ countries: wrongCountries.map(countryName).join(', ') })
            : '')}
      </Failure>
      <div className="grid gap-1.25 sm:grid-cols-2">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? m.desk_sending() : m.desk_draft_keep()}
        </Button>
        <Button variant="outlined" onClick={leave}>
          {m.desk_draft_leave()}
        </Button>
      </div>
    </form>
  )
}
