import { checkNoteLength, type DeskRule, sourceAddress, sourceAddressLength } from '@retour/domain/wire/rules'
import { type FormEvent, useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { noteRuleCheck } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** Notes that a record was read again today and still says the same. */
export function RuleCheckForm({ rule, onDone }: { rule: DeskRule; onDone: () => void }) {
  const [source, setSource] = useState(rule.sources[0]?.url ?? '')
  const [note, setNote] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    const isGood = sourceAddress.test(source.trim())
    setIsWrong(!isGood)
    if (!isGood) return
    setIsBusy(true)
    try {
      await noteRuleCheck({ record: rule.id, source: source.trim(), note: note.trim() })
      await readAgain(['desk-rules'])
      onDone()
    } catch (error) {
      setFailure(m.desk_rules_check_failed({ reason: failureReason(error) }))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className="grid max-w-[656px] gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-small">{m.desk_rules_check_text()}</p>
      <TextField
        label={m.desk_rules_source()}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={sourceAddressLength}
        value={source}
        {...(isWrong && { error: m.desk_rules_source_wrong() })}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <TextField
        label={m.desk_rules_note()}
        hint={m.desk_rules_note_hint()}
        autoComplete="off"
        maxLength={checkNoteLength}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="small" isBusy={isBusy}>
          {isBusy ? m.desk_sending() : m.desk_rules_unchanged()}
        </Button>
        <Button variant="outlined" size="small" onClick={onDone}>
          {m.desk_rules_keep()}
        </Button>
      </div>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
    </form>
  )
}
