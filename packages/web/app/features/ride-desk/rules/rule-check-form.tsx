import { checkNoteLength, type DeskRule, sourceAddress, sourceAddressLength } from '@retour/domain/wire/rules'
import { useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { noteRuleCheck } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { ActionForm } from '#app/features/ride-desk/action-form.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'

/** The form to confirm that a record was read again today and is unchanged. */
export function RuleCheckForm({ rule, onDone }: { rule: DeskRule; onDone: () => void }) {
  const [source, setSource] = useState(rule.sources[0]?.url ?? '')
  const [note, setNote] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { attempt, isBusy, failure } = useAttempt((error) =>
    m.desk_rules_check_failed({ reason: failureReason(error) }),
  )

  async function submit() {
    const isGood = sourceAddress.test(source.trim())
    setIsWrong(!isGood)
    if (!isGood) return
    const isDone = await attempt(async () => {
      await noteRuleCheck({ record: rule.id, source: source.trim(), note: note.trim() })
      await readAgain(['desk-rules'])
    })
    if (isDone) onDone()
  }
  return (
    <ActionForm
      className="max-w-[656px]"
      label={isBusy ? m.desk_sending() : m.desk_rules_unchanged()}
      cancelLabel={m.desk_rules_keep()}
      {...{ failure, isBusy }}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
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
    </ActionForm>
  )
}
